import type { GameRules, Immutable, Seat } from '@signoria/engine';
import { closeLanes, questionFor, settle, waitingFor } from '@signoria/engine';
import { settleWhatAsksNothing } from './automatic.ts';
import { die } from './decisions/die.ts';
import { end } from './decisions/end.ts';
import { allowsFree, applyFree, isFree, listFree, whyNotFree } from './decisions/free.ts';
import { hire } from './decisions/hire.ts';
import { income } from './decisions/income.ts';
import { mark } from './decisions/mark.ts';
import type { Question } from './decisions/question.ts';
import { track } from './decisions/track.ts';
import { isMove } from './everyMove.ts';
import { runOn } from './flow.ts';
import { guess } from './guess.ts';
import { whyLater, whyNotAsked } from './notNow.ts';
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
const QUESTIONS = { die, hire, mark, track, income, end };

/** A step is only ever handed to its own question, which the types of a lookup cannot say. */
function questionOf(ask: Ask): Question<Ask, Move> {
  if (ask === 'advance') throw new Error('steps on a track ask nothing');
  return QUESTIONS[ask] as unknown as Question<Ask, Move>;
}

export type DiceRules = GameRules<State, Move, GameEvent, View, Options>;

export const dice: DiceRules = {
  id: 'dice',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  isOpen: true, // R1.6
  readOptions,
  figures: (options) => figuresWith(options.figures),
  setup,
  clone,
  pending: ({ table }) => waitingFor(table.agenda),
  moves(state: Immutable<State>, seat: Seat) {
    const step = questionFor(state.table.agenda, seat);
    if (step === undefined) return [];
    const list = questionOf(step.ask).moves(state, step);
    if (allowsFree(step)) listFree(state, seat, list); // R2.7
    return list;
  },
  wishes(state: Immutable<State>, seat: Seat) {
    const step = questionFor(state.table.agenda, seat);
    return step === undefined ? [] : wishesOf(state, step);
  },
  isMove,
  isAside: isFree, // R2.7
  whyNot(state: Immutable<State>, seat: Seat, wish: Move) {
    const step = questionFor(state.table.agenda, seat);
    if (step === undefined) return whyNotAsked(state);
    if (isFree(wish) && allowsFree(step)) return whyNotFree(state, seat, wish); // R2.7
    const { verbs, whyNot } = questionOf(step.ask);
    return verbs.includes(wish.do) ? whyNot(state, step, wish) : whyLater(state, step, wish);
  },
  apply(state, seat, move, log) {
    const { agenda } = state.table;
    if (isFree(move)) applyFree(state, seat, move, log);
    else {
      const step = settle(agenda, seat);
      questionOf(step.ask).apply(state, step, move, log);
    }
    settleWhatAsksNothing(state, seat, log);
    closeLanes(agenda);
    runOn(state, log);
  },
  scores,
  view,
  guess,
  redact,
  reveals,
};

// For those who draw the table, explain it or judge positions.
export type { Artwork, Bonus, Building, Die, Place, Pope, Range, Skill, Space, Track } from './components.ts';
export {
  ARTWORK_IDS,
  BONUSES,
  BUILDING_IDS,
  DICE_A_TURN,
  DIE_IDS,
  PLACES,
  POPES,
  SKILLS,
  SPACE_IDS,
  TRACK_IDS,
} from './components.ts';
export { isFree, whyNotOn } from './decisions/free.ts';
export { artistPoints, discounted, priceOf } from './decisions/hire.ts';
export { rangeOf } from './dice.ts';
export type { Figures } from './figures.ts';
export { roundsFor } from './figures.ts';
export { phaseName } from './flow.ts';
export type { Good, Goods, Resource } from './goods.ts';
export { COIN, GOODS, RESOURCES } from './goods.ts';
export { iconCount, marksAt, whyNotIcon } from './icons.ts';
export { leaderOf } from './offices.ts';
export type { Options } from './options.ts';
export type { Reason } from './reasons.ts';
export { ANY_VALUE, artworksReady, canBuild, isFinished, isReady, nextSpace, owns, whyCompleted } from './seats.ts';
export type { GameEvent, GhostTrack, Move, Player, State, Step, Table, Use } from './state.ts';
export type { Supply } from './supply.ts';
export { spentBy } from './supply.ts';
export { diceText } from './text/index.ts';
export type { View } from './view.ts';
