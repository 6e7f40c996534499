/** How a line sings, in words. What is silent and who leads is the server's to say. */
import type { Scene } from '../../lib/scene';
import { path, type SongbirdsSong, type SongbirdsView } from '../../lib/wire';
import { COLOURS, split } from './cards';

type Seen = Pick<Scene<SongbirdsView>, 'game' | 'view' | 'words'>;

/** The card in hand and the cell it is held over. */
export function held(
  scene: Pick<Scene, 'game' | 'aimed'>,
  shown: number | null,
): { card: number; cell: number } | null {
  const things = scene.aimed === null ? [] : path(scene.game, scene.aimed).map(split);
  const cell = things.find(([kind]) => kind === 'cell')?.[1];
  const card = things.find(([kind]) => kind === 'card')?.[1] ?? shown;
  return cell === undefined || card === null ? null : { card, cell };
}

/** A line as it sings, or would sing with the card held over it. */
export function songOf(view: SongbirdsView, line: number, held: { card: number; cell: number } | null): SongbirdsSong {
  const crossed = held && (line < 5 ? Math.floor(held.cell / 5) === line : held.cell % 5 === line - 5);
  const laid = crossed ? view.laid.find((one) => one.card === held.card)?.songs[line] : null;
  return laid ?? view.lines[line];
}

/** "Green and white, 5 each, are silent. Red leads." */
export function sung({ game, words: t }: Pick<Seen, 'game' | 'words'>, song: SongbirdsSong): string {
  const found = [...new Set(song.silent.map((c) => song.strengths[c]))].map((strength) => {
    const colours = song.silent.filter((c) => song.strengths[c] === strength);
    return t.say('songbirds-silent', { colours: t.allOf(colours.map((c) => t.thing(game, 'colour', c))), strength });
  });
  if (song.strengths.some((one) => one > 0))
    found.push(
      song.leads < COLOURS.length
        ? t.say('songbirds-leads', { colour: t.thing(game, 'colour', song.leads) })
        : t.say('songbirds-leads-nobody'),
    );
  return found.join(' ');
}
