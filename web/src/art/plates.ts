/** A bird in full detail, to stand for a game. Runs in the build only: the app gets the drawn result (virtual:plates). */
import { drawBird, svg } from './bird';
import { SPECIES } from './species';

export function plateOf(id: string): string {
  const species = SPECIES.get(id);
  if (!species) throw new Error(`no species ${id}`);
  return svg(drawBird(species, { level: 'plate', uid: `plate-${id}` }));
}
