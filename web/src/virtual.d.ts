declare module 'virtual:sprite/*' {
  const svg: string;
  export default svg;
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
