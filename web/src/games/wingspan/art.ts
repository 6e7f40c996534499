/** What Wingspan draws: the birds of all families, which come family by family. */
import type { GameArt } from '../../art/games';
import { plateOf } from '../../art/plates';

export const art: GameArt = { plate: () => plateOf('great-blue-heron') };
