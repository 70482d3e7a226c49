import type { Bonus } from './components.ts';
import { ARTWORK_IDS, ARTWORKS_EACH, DICE_A_TURN, SPACE_IDS, TRACK_IDS } from './components.ts';
import type { Figures } from './figures.ts';
import { roundsFor } from './figures.ts';
import { GOODS } from './goods.ts';
import { iconCount } from './icons.ts';
import { turnsFor } from './players.ts';

/**
 * Returns an upper bound on the decisions of a game. Each seat has one for every die it uses and every resource it
 * obtains; one for every icon marked from its supply, every building, every artwork's artist and the track of its
 * Chiesa; one at the end of every turn and for every artwork in every income.
 */
export function mostDecisions(figures: Figures, seats: number): number {
  const { board, brings } = figures;
  const rounds = roundsFor(figures, seats);
  const turns = rounds * turnsFor(seats);
  const dice = turns + rounds * (DICE_A_TURN - 1) + spacesWith(figures, 'die'); // R6.2, R6.3, R10.8
  const most = Math.max(board.low.resources, board.high.resources, brings.mercatante); // R7.2, R11.6
  const resources = dice * most + rounds + spacesWith(figures, 'resource'); // R2.3, R5.2, R10.7
  const once = iconsOf(figures) + SPACE_IDS.length + ARTWORK_IDS.length + 1; // R2.5, R2.6, R8.5, R9.2, R9.11
  const ends = turns + rounds * ARTWORKS_EACH; // R6.4, R4.3
  return seats * (dice + resources + once + ends);
}

function spacesWith({ tracks }: Figures, bonus: Bonus): number {
  return TRACK_IDS.flatMap((track) => tracks[track].spaces).filter((one) => one === bonus).length;
}

function iconsOf({ sheet }: Figures): number {
  return sheet.reduce((sum, icons) => sum + GOODS.reduce((all, good) => all + iconCount(icons, good), 0), 0);
}
