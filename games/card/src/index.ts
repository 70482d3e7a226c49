import type { GameRules, Immutable, Seat } from '@signoria/engine';
import { closeLanes, questionFor, settle, waitingFor } from '@signoria/engine';
import { action } from './decisions/action.ts';
import { barter } from './decisions/activate.ts';
import { hire } from './decisions/hire.ts';
import { give, take } from './decisions/market.ts';
import type { Question } from './decisions/question.ts';
import { captainsResource, keep, merchantsResource } from './decisions/roundEnd.ts';
import { runOn } from './flow.ts';
import { guess } from './guess.ts';
import type { Options } from './options.ts';
import { OPTIONS, readOptions } from './options.ts';
import { figuresWith } from './override.ts';
import { scores } from './score.ts';
import { setup } from './setup.ts';
import type { Ask, GameEvent, Move, State } from './state.ts';
import { clone } from './state.ts';
import type { View } from './view.ts';
import { redact, reveals, view } from './view.ts';
import { wishesOf } from './wishes.ts';

/** Every question of the game and the file that answers it. */
const QUESTIONS = { action, hire, barter, give, take, keep, captainsResource, merchantsResource };

/** A step is only ever handed to its own question, which the types of a lookup cannot say. */
function questionOf(ask: Ask): Question<Ask, Move> {
  return QUESTIONS[ask] as unknown as Question<Ask, Move>;
}

export type CardRules = GameRules<State, Move, GameEvent, View, Options>;

export const card: CardRules = {
  id: 'card',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  readOptions,
  figures: (options) => figuresWith(options.figures),
  setup,
  clone,
  pending: ({ table }) => waitingFor(table.agenda),
  moves(state: Immutable<State>, seat: Seat) {
    const step = questionFor(state.table.agenda, seat);
    return step === undefined ? [] : questionOf(step.ask).moves(state, step);
  },
  wishes(state: Immutable<State>, seat: Seat) {
    const step = questionFor(state.table.agenda, seat);
    return step === undefined ? [] : wishesOf(state, step);
  },
  whyNot(state: Immutable<State>, seat: Seat, wish: Move) {
    const step = questionFor(state.table.agenda, seat);
    return step === undefined ? { code: 'notAsked', rule: 'R3.1' } : questionOf(step.ask).whyNot(state, step, wish);
  },
  apply(state, seat, move, log) {
    const step = settle(state.table.agenda, seat);
    questionOf(step.ask).apply(state, step, move, log);
    closeLanes(state.table.agenda);
    runOn(state, log);
  },
  scores,
  view,
  guess,
  redact,
  reveals,
};

// For those who draw the table, explain it or judge positions.
export type { Artist, Card, Kind, Location, Monument, Skill } from './components.ts';
export { ACTIONS, ROUNDS, SKILLS } from './components.ts';
export { anonymousPrice, artistPrice, workCost, workFigures } from './decisions/hire.ts';
export type { Figures } from './figures.ts';
export { phaseName } from './flow.ts';
export type { Good, Goods, Resource } from './goods.ts';
export { GOODS, RESOURCES } from './goods.ts';
export { incomeFrom } from './income.ts';
export type { Options } from './options.ts';
export type { Reason } from './reasons.ts';
export type { GameEvent, Move, Player, State, Step, Table } from './state.ts';
export { SPACES } from './state.ts';
export { cardText } from './text/index.ts';
export type { View } from './view.ts';
