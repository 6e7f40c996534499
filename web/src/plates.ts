/** The bird that stands for each game in the lobby. Runs in the build only: the app gets the drawn result (virtual:plates). */
import { drawBird, svg } from './art/bird';
import { flock } from './art/flocks';
import { songbird } from './art/songbirds';
import { SPECIES } from './art/species';

function plate(id: string): string {
  const species = SPECIES.get(id);
  if (!species) throw new Error(`no species ${id}`);
  return svg(drawBird(species, { level: 'plate', uid: `plate-${id}` }));
}

export function drawPlates(): Record<string, string> {
  return {
    songbirds: svg(songbird('red', 5, 'plate-singer')),
    'whats-up': svg(flock('violet', 3, 'plate-flock')),
    piafs: plate('bullfinch-male'),
    feather: plate('mountain-bluebird'),
    wingspan: plate('great-blue-heron'),
  };
}
