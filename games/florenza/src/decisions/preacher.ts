import { at, QUESTION_DEFAULTS } from '@signoria/engine';
import type { AnyPreacher } from '../characters.ts';
import { ANY_PREACHER_IDS, isArtist, UNNAMED_PREACHER } from '../characters.ts';
import { covers, someOf } from '../goods.ts';
import { lifeOf, moveTile } from '../lives.ts';
import { gainedSince, holdings, pay, playerOf, receive } from '../players.ts';
import { lacks } from '../reasons.ts';
import type { MoveLog, MoveOf, ReadonlyPlayer, ReadonlyState, State, StepOf } from '../state.ts';
import type { Question } from './question.ts';
import { askedPlayer, perId } from './question.ts';

const HEARS = perId(ANY_PREACHER_IDS, (preacher): MoveOf<'hear'> => ({ do: 'hear', preacher }));

/** R6.10, R6.12  Asks for the preacher who is given charity. */
export const preacher: Question<'preacher', MoveOf<'hear'>> = {
  ...QUESTION_DEFAULTS,
  every: Object.values(HEARS),
  asks: (state, step) => offered(state, askedPlayer(state, step)).length > 1,
  settle: (state, step, log) => give(state, step, at(offered(state, askedPlayer(state, step)), 0).preacher, log),
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves: (state, step) => offered(state, askedPlayer(state, step)),
  wishes: ({ table }) => [
    ...table.lives.flatMap(({ character }) => (isArtist(character) ? [] : [HEARS[character]])),
    HEARS[UNNAMED_PREACHER],
  ],
  whyNot(state, step, wish) {
    const { figures, table } = state;
    const character = wish.preacher;
    const life = lifeOf(table, character);
    if (character === UNNAMED_PREACHER) {
      if (table.unnamed.preacher === 0) return { code: 'tileTaken', character, rule: 'R1.7' };
    } else if (life === undefined) return { code: 'notInFlorence', character, rule: 'R6.10' };
    else if (life.tile === 'expelled') return { code: 'expelled', character, rule: 'R5.2' };
    else if (life.tile !== 'card') return { code: 'tileTaken', character, rule: 'R6.10' };
    return lacks(askedPlayer(state, step).goods, figures.preachers[character].cost, 'R6.11');
  },
  apply: (state, step, move, log) => give(state, step, move.preacher, log),
};

/** R6.10, R6.11  Returns the preachers whose tile lies on the card and whose cost the player can pay. */
function offered({ figures, table }: ReadonlyState, { goods }: ReadonlyPlayer): MoveOf<'hear'>[] {
  const list: MoveOf<'hear'>[] = [];
  for (const { character, tile } of table.lives)
    if (tile === 'card' && !isArtist(character) && covers(goods, figures.preachers[character].cost))
      list.push(HEARS[character]);
  if (table.unnamed.preacher > 0 && covers(goods, figures.preachers[UNNAMED_PREACHER].cost))
    list.push(HEARS[UNNAMED_PREACHER]);
  return list;
}

/**
 * R6.11  Returns true if any preacher can be given charity. It builds no list, because it runs for every worker placed.
 */
export function canGive({ figures, table }: ReadonlyState, { goods }: ReadonlyPlayer): boolean {
  const { preachers } = figures;
  if (table.unnamed.preacher > 0 && covers(goods, preachers[UNNAMED_PREACHER].cost)) return true;
  for (const { character, tile } of table.lives)
    if (tile === 'card' && !isArtist(character) && covers(goods, preachers[character].cost)) return true;
  return false;
}

/** R6.10  Pays the cost, then adds the gain. */
function give(state: State, { seat, pulpit }: StepOf<'preacher'>, chosen: AnyPreacher, log: MoveLog): void {
  const { figures, table } = state;
  const player = playerOf(state, seat);
  const { cost, gain } = figures.preachers[chosen];
  player.workers--;
  if (pulpit === 'chiesa') player.pulpit = chosen;
  else table.pulpit = { seat, preacher: chosen };
  if (chosen === UNNAMED_PREACHER) table.unnamed.preacher--;
  else moveTile(table, chosen, 'placed');
  pay(table, player, cost);
  const before = log.emit === undefined ? null : holdings(player);
  receive(table, player, gain);
  if (before === null) return;
  const gained = gainedSince(before, player);
  log.emit?.({ type: 'charityGiven', seat, pulpit, preacher: chosen, paid: someOf(cost), gained });
}
