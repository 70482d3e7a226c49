import type { BuiltRules } from '@signoria/engine';
import { gameRules, silent } from '@signoria/engine';
import { ABOUT } from './about.ts';
import { mostDecisions } from './bound.ts';
import { build, exchange } from './decisions/build.ts';
import { card, cost } from './decisions/card.ts';
import { commission } from './decisions/commission.ts';
import { dismiss } from './decisions/dismiss.ts';
import { event, lower } from './decisions/event.ts';
import { brickLimit, cardLimit } from './decisions/limits.ts';
import { rob, sabotage, smuggle } from './decisions/opponents.ts';
import { pay } from './decisions/pay.ts';
import { personnel } from './decisions/personnel.ts';
import { spare, tearDown } from './decisions/tearDown.ts';
import { swap, wholesale } from './decisions/wholesale.ts';
import { figuresWith } from './figures.ts';
import { FLOW } from './flow.ts';
import { guess, guessAgain } from './guess.ts';
import { notAsked, notNow } from './notNow.ts';
import { readOptions } from './options.ts';
import { refill } from './row.ts';
import { scores, totals } from './score.ts';
import { setup } from './setup.ts';
import type { StepOf } from './state.ts';
import { clone } from './state.ts';
import { targets } from './targets.ts';
import type { FirenzeTypes } from './types.ts';
import { underWay, VERBS, verb } from './verbs.ts';
import { redact, reveals, sharedView, view } from './view.ts';

export type FirenzeRules = BuiltRules<FirenzeTypes>;

export const firenze: FirenzeRules = gameRules<FirenzeTypes>({
  ...ABOUT,
  isOpen: true, // R1.12
  readOptions,
  figures: (options) => figuresWith(options.figures),
  setup,
  mostDecisions: ({ figures }, seats) => mostDecisions(figuresWith(figures), seats),
  clone,
  asking: {
    questions: {
      // R2.1  The phases of a turn.
      ...{ card, build, tearDown, commission, cardLimit, brickLimit },
      refill: silent<FirenzeTypes, StepOf<'refill'>>((state, _, log) => refill(state, log)), // R3.5
      // Steps that phases and cards lead to.
      ...{ cost, event, exchange, pay, lower, spare, wholesale, swap, dismiss, rob, smuggle, sabotage },
    },
    asides: personnel, // R9.4
    rounds: FLOW,
    notAsked,
    notNow,
  },
  targets,
  verb,
  verbs: VERBS,
  underWay,
  scores,
  totals,
  view,
  sharedView,
  guess,
  guessAgain,
  redact,
  reveals,
});

// Exports for table drawings, explanations and bots.
export type { Bricks, Colour, SomeBricks } from './bricks.ts';
export { amountOf, COLOURS, countBricks } from './bricks.ts';
export type { Balcony, Card, Commission, EventCard, Kind, Level, LevelTile, Personnel } from './components.ts';
export { CARD_IDS, COMMISSION_IDS, LEVEL_TILE_IDS, LEVELS, MOST_BRICKS_A_TURN, ROW_LENGTH } from './components.ts';
export { dedicationChurch } from './decisions/commission.ts';
export { keptOf } from './decisions/tearDown.ts';
export type { GameEvent, PaymentReason } from './events.ts';
export * from './facts/index.ts';
export type { Figures } from './figures.ts';
export { partsOf } from './figures.ts';
export { turnOf } from './flow.ts';
export type { Options } from './options.ts';
export { brickLimit, cardCost, constructionCost } from './players.ts';
export type { Reason } from './reasons.ts';
export type { Sheet } from './score.ts';
export { sheetOf } from './score.ts';
export type {
  Move,
  Player,
  ReadonlyPlayer,
  ReadonlyState,
  ReadonlyTable,
  Sealer,
  Slot,
  State,
  Step,
  Table,
  Tower,
} from './state.ts';
export type { FirenzeTarget } from './targets.ts';
export type { Words } from './text/en/words.ts';
export type { Names } from './text/names.ts';
export type { FirenzeText } from './text/textIn.ts';
export type { View } from './view.ts';
