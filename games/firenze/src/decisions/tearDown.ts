import type { Seat } from '@signoria/engine';
import { at, QUESTION_DEFAULTS } from '@signoria/engine';
import { playerOf, readyCard } from '../players.ts';
import { whyNotTower } from '../reasons.ts';
import { addToPouch, addToStore } from '../row.ts';
import type { MoveLog, MoveOf, State } from '../state.ts';
import { countDistinct, hasDue, spareTower } from '../towers.ts';
import type { Question } from './question.ts';
import { DONE, perTower } from './question.ts';

/** R6.1, R11.2  Asks only a player who can play the Architect. */
export const tearDown: Question<'tearDown', MoveOf<'done'>> = {
  ...QUESTION_DEFAULTS,
  every: [DONE],
  asks(state, { seat }) {
    const player = at(state.table.players, seat);
    return hasDue(player) && readyCard(state, player, 'spare') !== undefined;
  },
  settle: (state, { seat }, log) => tearDownDue(state, seat, log),
  whyNot: () => null,
  apply: (state, { seat }, _, log) => tearDownDue(state, seat, log),
};

/** R6.1  Tears down all due towers: half of the bricks, rounded up, go to the pouch, the rest to the storehouse. */
function tearDownDue(state: State, seat: Seat, log: MoveLog): void {
  const player = playerOf(state, seat);
  if (!hasDue(player)) return;
  for (const { colour, height, due } of player.towers) {
    if (!due) continue;
    const kept = keptOf(height);
    addToStore(state, seat, colour, kept);
    addToPouch(state.table, colour, height - kept);
    log.emit?.({ type: 'tornDown', seat, colour, height, kept });
  }
  player.towers = player.towers.filter(({ due }) => !due);
}

/** R6.1  Returns the number of bricks of a torn-down tower that go to the storehouse. */
export function keptOf(height: number): number {
  return Math.floor(height / 2);
}

const SPARES = perTower((tower): MoveOf<'spare'> => ({ do: 'spare', tower }));

/** R11.2  Asks for the tower that the Architect spares. */
export const spare: Question<'spare', MoveOf<'spare'>> = {
  ...QUESTION_DEFAULTS,
  every: SPARES,
  asks: ({ table }, { seat }) => countDistinct(at(table.players, seat).towers.filter(({ due }) => due)) > 1,
  settle(state, { seat }, log) {
    const place = playerOf(state, seat).towers.findIndex(({ due }) => due);
    if (place >= 0) spareAt(state, seat, place, log);
  },
  wishes: ({ table }, { seat }) => SPARES.slice(0, at(table.players, seat).towers.length),
  whyNot: ({ table }, { seat }, { tower }) =>
    at(table.players, seat).towers[tower]?.due === false
      ? { code: 'willStand', rule: 'R11.2' }
      : whyNotTower(at(table.players, seat).towers, tower, 'R11.2'),
  apply: (state, { seat }, { tower }, log) => spareAt(state, seat, tower, log),
};

function spareAt(state: State, seat: Seat, place: number, log: MoveLog): void {
  const { colour, height } = spareTower(playerOf(state, seat), place);
  log.emit?.({ type: 'towerSpared', seat, colour, height });
}
