/** What the plugins of Vite make while the app is built. */
type Load<T> = () => Promise<{ default: T }>;

declare module 'virtual:sprites' {
  /** What loads each sprite: the markup of each of its drawings by its id. */
  const sprites: Record<string, Load<Record<string, string>>>;
  export default sprites;
}
declare module 'virtual:families' {
  /** The sprite each species is in. */
  const families: Record<string, string>;
  export default families;
}
declare module 'virtual:plates' {
  const plates: Record<string, string>;
  export default plates;
}
declare module 'virtual:plate' {
  const plate: string;
  export default plate;
}
declare module 'virtual:languages' {
  /** Each language with its own name, and what it says when its words could not be loaded. */
  const languages: Record<string, { name: string; failed: string }>;
  export default languages;
}
declare module 'virtual:words' {
  /** By language: what loads the words of each game, and ('') those every page says. */
  const words: Record<string, Record<string, Load<string>>>;
  export default words;
}
declare module 'virtual:parts' {
  /** By language: what loads the words of some pages only, and of each pad. */
  const words: Record<string, Record<string, Load<string>>>;
  export default words;
}
declare module 'virtual:lesson' {
  /** By language and game. */
  const words: Record<string, Record<string, Load<string>>>;
  export default words;
}
declare module 'virtual:people' {
  /** By language, under '': what loads all that bots say, and what is said of them. */
  const words: Record<'', Record<string, Load<string>>>;
  export default words;
}
declare module 'virtual:cast' {
  /** Whoever bots may be, where each is at home (1 to 5) in each game, and who is offered first at each level. */
  const cast: { cast: { id: string; name: string; levels: Record<string, number> }[]; hosts: Record<string, string[]> };
  export default cast;
}
declare module 'virtual:rules' {
  /** By game and language: what loads its rules as HTML. */
  const rules: Record<string, Record<string, Load<string>>>;
  export default rules;
}
declare module 'virtual:aviary' {
  /** Birds in the order of the things of each game (`aviary`: all others), and their names by language. */
  const aviary: { order: Record<string, string[]>; names: Record<string, Record<string, string>> };
  export default aviary;
}
