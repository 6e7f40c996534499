/** Draws the plates of the lobby while the app is built: one bird per game, in full detail. `import('virtual:plates')` */
import { runnerImport, type Plugin } from 'vite';

const ID = 'virtual:plates';

export function plates(): Plugin {
  return {
    name: 'voliere-plates',
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    async load(id) {
      if (id !== '\0' + ID) return undefined;
      const { module, dependencies } = await runnerImport<typeof import('./src/plates')>('./src/plates.ts', {
        configFile: false,
      });
      for (const file of dependencies) this.addWatchFile(file);
      return `export default ${JSON.stringify(module.drawPlates())}`;
    },
  };
}
