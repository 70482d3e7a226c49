import type { Asides, Seat } from '@signoria/engine';
import { at, contains, isFirst, mapRows, pushStep, questionFor, without, withoutPrototype } from '@signoria/engine';
import type { Effect, EffectTime, Personnel } from '../components.ts';
import { CARDS, cardsOf } from '../components.ts';
import { playerOf } from '../players.ts';
import type { Reason } from '../reasons.ts';
import type { Ask, MoveOf, ReadonlyPlayer, ReadonlyState, Step } from '../state.ts';
import type { RuleNumber } from '../text/en/rules.ts';
import { hasDue } from '../towers.ts';
import type { FirenzeTypes } from '../types.ts';
import { canRob, canSabotage, canTrade } from './opponents.ts';
import { discard } from './take.ts';
import { canSwap } from './wholesale.ts';

type Play = MoveOf<'play'>;

const PLAYS = mapRows(CARDS, (_, card): Play => ({ do: 'play', card: card as Personnel }));

/**
 * The questions of the own turn beside which some personnel can be played. `PLAYABLE_BESIDE` says which; only the
 * Patrician fits all (R11.5).
 */
const TURN_QUESTIONS: readonly Ask[] = ['card', 'build', 'tearDown', 'commission', 'cardLimit'];
/** No question: cards of this moment are not played from the hand. */
const NEVER: readonly Ask[] = [];

/** R9.4 to R9.6  The questions of the own turn beside which personnel of each moment can be played. */
const PLAYABLE_BESIDE = withoutPrototype<Record<EffectTime, readonly Ask[]>>({
  beforeCard: ['card'], // R11.4
  beforeBuilding: ['card', 'build'], // R9.6
  untilBuilt: ['card', 'build'], // R11.1
  tearingDown: ['tearDown'], // R11.2
  exchangeToCommissions: ['build', 'tearDown', 'commission'], // R11.9
  anyTime: TURN_QUESTIONS, // R11.5
  atOnce: NEVER,
  fromNowOn: NEVER,
  atTheEnd: NEVER,
  atCommission: NEVER,
  atPhase5: NEVER,
});

interface PersonnelEffect {
  readonly rule: RuleNumber;
  helps(state: ReadonlyState, seat: Seat, player: ReadonlyPlayer): boolean;
  next(seat: Seat, card: Personnel): Step | null;
}

/**
 * R9.5  The effects of personnel: `helps` returns true if the card has an effect now, `next` returns the step that
 * follows, or null. Null for effects that no personnel has.
 */
const PERSONNEL_EFFECTS = withoutPrototype<Record<Effect, PersonnelEffect | null>>({
  discount: { rule: 'R11.1', helps: () => true, next: () => null },
  spare: { rule: 'R11.2', helps: (_, __, player) => hasDue(player), next: (seat) => ({ ask: 'spare', seat }) },
  swap: {
    rule: 'R11.3',
    helps: ({ table }, _, player) => canSwap(table, player),
    next: (seat) => ({ ask: 'wholesale', seat }),
  },
  free: { rule: 'R11.4', helps: () => true, next: () => null },
  dismiss: {
    rule: 'R11.5',
    helps: ({ figures }, _, { hand }) => hand.some((card) => figures.cards[card].kind === 'celebration'),
    next: (seat) => ({ ask: 'dismiss', seat }),
  },
  trade: {
    rule: 'R11.7',
    helps: ({ table }, seat) => canTrade(table, seat),
    next: (seat, card) => ({ ask: 'rob', seat, card }),
  },
  take: {
    rule: 'R11.8',
    helps: ({ table }, seat) => canRob(table, seat),
    next: (seat, card) => ({ ask: 'rob', seat, card }),
  },
  lower: {
    rule: 'R11.9',
    helps: ({ table }, seat) => canSabotage(table, seat),
    next: (seat) => ({ ask: 'sabotage', seat }),
  },
  lose: null,
  limit: null,
  gain: null,
  score: null,
});

/** R9.4  Personnel is played beside a question of its owner's turn; the question is asked again afterwards. */
export const personnel: Asides<FirenzeTypes, Play> = {
  every: cardsOf('personnel').map((card) => PLAYS[card]),
  isAside: (move): move is Play => move.do === 'play',
  beside: ({ ask }) => contains(TURN_QUESTIONS, ask),
  list(state, seat, list) {
    const step = questionFor<Step>(state.table.agenda, seat);
    const player = at(state.table.players, seat);
    if (step !== undefined)
      for (let index = 0; index < player.hand.length; index++)
        if (isPlayable(state, seat, player, index, step.ask)) list.push(PLAYS[at(player.hand, index)]);
  },
  wishes({ figures, table }, seat) {
    const { hand } = at(table.players, seat);
    return hand
      .filter((card, index) => isFirst(hand, index) && figures.cards[card].kind === 'personnel')
      .map((card) => PLAYS[card]);
  },
  whyNot,
  apply(state, seat, { card }, log) {
    const { figures, table } = state;
    const player = playerOf(state, seat);
    player.hand = without(player.hand, card);
    table.played = [...table.played, card];
    discard(table, card);
    log.emit?.({ type: 'played', seat, card });
    const step = PERSONNEL_EFFECTS[figures.cards[card].effect]?.next(seat, card) ?? null;
    if (step !== null) pushStep(table.agenda, step);
  },
};

/** Returns true if any card of the hand can be played beside the question. */
export function hasPlayable(state: ReadonlyState, seat: Seat, ask: Ask): boolean {
  const player = at(state.table.players, seat);
  for (let index = 0; index < player.hand.length; index++) if (isPlayable(state, seat, player, index, ask)) return true;
  return false;
}

function isPlayable(state: ReadonlyState, seat: Seat, player: ReadonlyPlayer, index: number, ask: Ask): boolean {
  const { figures, table } = state;
  const card = at(player.hand, index);
  const { kind, moment, effect } = figures.cards[card];
  return (
    kind === 'personnel' &&
    isMoment(moment, ask, table.laid) &&
    !contains(table.played, card) &&
    isFirst(player.hand, index) &&
    PERSONNEL_EFFECTS[effect]?.helps(state, seat, player) === true
  );
}

function isMoment(moment: EffectTime, ask: Ask, laid: number): boolean {
  return contains(PLAYABLE_BESIDE[moment], ask) && !(moment === 'beforeBuilding' && laid > 0);
}

function whyNot(state: ReadonlyState, seat: Seat, { card }: Play): Reason | null {
  const { figures, table } = state;
  const player = at(table.players, seat);
  const step = questionFor<Step>(table.agenda, seat);
  if (!contains(player.hand, card)) return { code: 'notThere', rule: 'R9.4' };
  if (contains(table.played, card)) return { code: 'playedAlready', card, rule: 'R9.4' };
  const { moment, effect } = figures.cards[card];
  if (step === undefined || !isMoment(moment, step.ask, table.laid))
    return { code: 'wrongMoment', card, rule: PERSONNEL_EFFECTS[effect]?.rule ?? 'R9.4' };
  return PERSONNEL_EFFECTS[effect]?.helps(state, seat, player) ? null : { code: 'noEffect', card, rule: 'R9.5' };
}
