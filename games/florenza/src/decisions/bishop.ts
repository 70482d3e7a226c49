import type { Seat } from '@signoria/engine';
import { at, hasChoice, QUESTION_DEFAULTS } from '@signoria/engine';
import { isArtist, PREACHER_IDS } from '../characters.ts';
import { lifeOf, moveTile } from '../lives.ts';
import { gainWorkers } from '../players.ts';
import type { MoveLog, MoveOf, State } from '../state.ts';
import type { Question } from './question.ts';
import { DECLINE, perId, perSeat } from './question.ts';

type Bishop = MoveOf<'convert' | 'expel' | 'decline'>;
const CONVERTS = perSeat((of): Bishop => ({ do: 'convert', of }));
const EXPELS = perId(PREACHER_IDS, (preacher): Bishop => ({ do: 'expel', preacher }));

/** R5.1, R5.2, R5.3  Asks for a worker of another family, a named preacher, or neither. */
export const bishop: Question<'bishop', Bishop> = {
  ...QUESTION_DEFAULTS,
  beginsTurn: true,
  every: [...CONVERTS, ...Object.values(EXPELS), DECLINE],
  asks: (state, step) => hasChoice(bishop, state, step),
  settle: (_, { seat }, log) => log.emit?.({ type: 'officeUnused', seat, office: 'bishop' }),
  wishes({ table }) {
    const list = CONVERTS.slice(0, table.players.length);
    for (const { character } of table.lives) if (!isArtist(character)) list.push(EXPELS[character]);
    list.push(DECLINE);
    return list;
  },
  whyNot({ table }, { seat }, wish) {
    if (wish.do === 'decline') return null;
    if (wish.do === 'expel') {
      const { preacher: character } = wish;
      return lifeOf(table, character) === undefined ? { code: 'notInFlorence', character, rule: 'R5.2' } : null;
    }
    if (wish.of === seat) return { code: 'ownWorker', rule: 'R5.1' };
    return (table.players[wish.of]?.workers ?? 0) > 0 ? null : { code: 'noWorkerThere', of: wish.of, rule: 'R5.1' };
  },
  apply(state, { seat }, move, log) {
    if (move.do === 'decline') return log.emit?.({ type: 'officeUnused', seat, office: 'bishop' });
    if (move.do === 'convert') return convert(state, seat, move.of, log);
    moveTile(state.table, move.preacher, 'expelled'); // R5.2
    log.emit?.({ type: 'preacherExpelled', seat, preacher: move.preacher });
  },
};

/** R5.1 */
function convert({ table }: State, seat: Seat, of: Seat, log: MoveLog): void {
  const theirs = at(table.players, of);
  const own = at(table.players, seat);
  const gained = own.pool > 0;
  theirs.workers--;
  theirs.pool++;
  gainWorkers(own, 1);
  log.emit?.({ type: 'workerConverted', seat, of, gained });
}
