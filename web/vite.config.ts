import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { aviary } from './vite-plugin-aviary.ts';
import { faces } from './vite-plugin-faces.ts';
import { plates } from './vite-plugin-plates.ts';
import { sprites } from './vite-plugin-sprites.ts';
import { texts } from './vite-plugin-texts.ts';
import { worker } from './vite-plugin-worker.ts';

/** While developing: the address of a running `voliere serve`. */
const server = process.env.VOLIERE_SERVER ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte({ configFile: false }), sprites(), plates(), texts(), aviary(), faces(), worker()],
  // Inside the Python package: `voliere serve` and the wheel find the app there.
  build: {
    target: 'es2022',
    outDir: '../src/voliere/web_app',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // A page's styles are fetched with it. Its script is found by the browser itself: to announce twenty files by hand at once
    // keeps a slow phone from answering for a fifth of a second.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Most of a build is drawing birds, as it should be.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What nearly every page needs comes with the first one anyway: in one piece it packs better than in twenty.
      output: { codeSplitting: { groups: [{ name: 'core', test: /src[\\/]lib[\\/]/, minShareCount: 8 }] } },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
});
