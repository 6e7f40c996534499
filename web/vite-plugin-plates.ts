/** Draws the plates of the lobby while the app is built, in full detail: `import('virtual:plates')` has one bird per game that
 *  draws one, `import('virtual:plate')` the bird of all others. */
import { runnerImport, type Plugin } from 'vite';

const EACH = 'virtual:plates';
const ANY = 'virtual:plate';

export function plates(): Plugin {
  return {
    name: 'voliere-plates',
    resolveId: (id) => (id === EACH || id === ANY ? '\0' + id : undefined),
    async load(id) {
      if (id !== '\0' + EACH && id !== '\0' + ANY) return undefined;
      const { module, dependencies } = await runnerImport<typeof import('./src/art/games')>('./src/art/games.ts', {
        configFile: false,
      });
      for (const file of dependencies) this.addWatchFile(file);
      return `export default ${JSON.stringify(id === '\0' + ANY ? module.anyPlate() : module.platesOfGames())}`;
    },
  };
}
