/** Writes faces.json beside the app: the games that have a face here. For all others the server sends their board as text. */
import type { Plugin } from 'vite';
import { faces as all, padFaces } from './found.ts';

export function faces(): Plugin {
  return {
    name: 'voliere-faces',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'faces.json',
        source: JSON.stringify([...all(), ...padFaces()]) + '\n',
      });
    },
  };
}
