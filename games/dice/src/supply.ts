import type { Immutable } from '@signoria/engine';
import type { Bonus } from './components.ts';
import { SPACE_IDS, TRACK_IDS } from './components.ts';
import type { Figures } from './figures.ts';
import { owns } from './seats.ts';
import type { Player } from './state.ts';

export type Supply = Readonly<Record<'spares' | 'stars' | 'fiorini', number>>;

/**
 * R2.4  What of the supply is crossed out, told from the rest of the sheet. Of fiorini those that went on icons: the sheet
 * does not say what artists were paid.
 */
export function spentBy(figures: Figures, player: Immutable<Player>): Supply {
  return {
    spares: sparesGained(figures, player) - player.spares,
    stars: player.artworks.filter(({ star }) => star).length,
    fiorini: player.marks.reduce((sum, { fiorini }) => sum + fiorini, 0),
  };
}

/** R1.3, R8.7, R9.6, R10.5, R11.11 */
function sparesGained(figures: Figures, player: Immutable<Player>): number {
  const { start, artworks, spaces, brings } = figures;
  const built = SPACE_IDS.slice(0, Math.max(0, player.rione.length - 1)); // the first stands in space 1
  const gifts = [
    start.spares,
    bonuses(figures, player, 'spare'),
    ...player.artworks.map(({ artwork }) => artworks[artwork].spares),
    ...built.map((space) => spaces[space].spares),
    owns(player, 'mercato') ? brings.mercato : 0,
  ];
  return gifts.reduce((sum, spares) => sum + spares, 0);
}

/** How often the marked spaces of the tracks show this bonus. */
function bonuses({ tracks }: Figures, player: Immutable<Player>, wanted: Bonus): number {
  const marked = TRACK_IDS.flatMap((track) => tracks[track].spaces.slice(0, player.tracks[track]));
  return marked.filter((bonus) => bonus === wanted).length;
}
