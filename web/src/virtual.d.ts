declare module 'virtual:sprite/*' {
  /** The markup of each drawing by its id. */
  const drawings: Record<string, string>;
  export default drawings;
}
declare module 'virtual:families' {
  /** The sprite each species is in. */
  const families: Record<string, import('./art/sprite').SpriteName>;
  export default families;
}
declare module 'virtual:plates' {
  const plates: Record<string, string>;
  export default plates;
}
declare module 'virtual:words/*' {
  const ftl: string;
  export default ftl;
}
declare module 'virtual:rules/*' {
  const html: string;
  export default html;
}
