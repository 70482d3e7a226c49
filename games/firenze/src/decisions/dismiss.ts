import type { Seat } from '@signoria/engine';
import { at, contains, distinct, QUESTION_DEFAULTS, without } from '@signoria/engine';
import type { Celebration } from '../components.ts';
import { cardsOf } from '../components.ts';
import { playerOf } from '../players.ts';
import type { MoveLog, MoveOf, ReadonlyState, State } from '../state.ts';
import type { Question } from './question.ts';
import { discard } from './take.ts';

const DISMISSES = Object.fromEntries(
  cardsOf('celebration').map((card): [Celebration, MoveOf<'dismiss'>] => [card, { do: 'dismiss', card }]),
) as Readonly<Record<Celebration, MoveOf<'dismiss'>>>;

/** R11.5  Asks for the celebration that the Patrician discards. */
export const dismiss: Question<'dismiss', MoveOf<'dismiss'>> = {
  ...QUESTION_DEFAULTS,
  every: Object.values(DISMISSES),
  asks: (state, { seat }) => celebrationsOf(state, seat).length > 1,
  settle(state, { seat }, log) {
    const [only] = celebrationsOf(state, seat);
    if (only !== undefined) dismissCard(state, seat, only, log);
  },
  wishes: (state, { seat }) => celebrationsOf(state, seat).map((card) => DISMISSES[card]),
  whyNot: ({ table }, { seat }, { card }) =>
    contains(at(table.players, seat).hand, card) ? null : { code: 'notThere', rule: 'R11.5' },
  apply: (state, { seat }, { card }, log) => dismissCard(state, seat, card, log),
};

function celebrationsOf({ figures, table }: ReadonlyState, seat: Seat): readonly Celebration[] {
  const { hand } = at(table.players, seat);
  return distinct(hand).filter((card): card is Celebration => figures.cards[card].kind === 'celebration');
}

function dismissCard(state: State, seat: Seat, card: Celebration, log: MoveLog): void {
  const player = playerOf(state, seat);
  player.hand = without(player.hand, card);
  discard(state.table, card);
  log.emit?.({ type: 'cardDiscarded', seat, card });
}
