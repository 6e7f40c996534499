/** Draws the sprites while the app is built: `import('virtual:sprite/songbirds')` is a chunk with the markup of each drawing by
 *  its id; `virtual:sprites` loads them by their names, `virtual:families` says which sprite a species is in. */
import { runnerImport, type Plugin } from 'vite';

const PREFIX = 'virtual:sprite/';
const ALL = 'virtual:sprites';
const FAMILIES = 'virtual:families';
const ILLUSTRATOR = './src/art/sprite.ts';

export function sprites(): Plugin {
  const open = () => runnerImport<typeof import('./src/art/sprite')>(ILLUSTRATOR, { configFile: false });
  let illustrator: ReturnType<typeof open> | undefined;
  return {
    name: 'voliere-sprites',
    resolveId: (id) => (id.startsWith(PREFIX) || id === ALL || id === FAMILIES ? '\0' + id : undefined),
    async load(id) {
      if (id === '\0' + FAMILIES) {
        const { module } = await runnerImport<typeof import('./src/art/species')>('./src/art/species/index.ts', {
          configFile: false,
        });
        return `export default ${JSON.stringify(Object.fromEntries(module.FAMILY_OF))}`;
      }
      if (id !== '\0' + ALL && !id.startsWith('\0' + PREFIX)) return undefined;
      illustrator ??= open();
      const { module, dependencies } = await illustrator;
      // While developing, a changed line of a drawing shows at once.
      for (const file of dependencies) this.addWatchFile(file);
      if (id === '\0' + ALL)
        return `export default {${module.SPRITES.map((name) => `'${name}': () => import('${PREFIX}${name}')`)}}`;
      return `export default ${JSON.stringify(module.drawings(id.slice(PREFIX.length + 1)))}`;
    },
    watchChange: () => {
      illustrator = undefined;
    },
  };
}
