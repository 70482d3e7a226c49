import type { BuiltRules } from '@signoria/engine';
import { gameRules } from '@signoria/engine';
import { ABOUT } from './about.ts';
import { mostDecisions } from './bound.ts';
import { action } from './decisions/action.ts';
import { barter } from './decisions/activate.ts';
import { hire } from './decisions/hire.ts';
import { give, take } from './decisions/market.ts';
import { captainsResource, keep, merchantsResource } from './decisions/roundEnd.ts';
import { hiddenLines } from './facts/table.ts';
import { figuresWith } from './figures.ts';
import { FLOW } from './flow.ts';
import { guess, redraw } from './guess.ts';
import { readOptions } from './options.ts';
import { END_LINES, scores, totals } from './score.ts';
import { setup } from './setup.ts';
import { clone } from './state.ts';
import { targets } from './targets.ts';
import type { CardTypes } from './types.ts';
import { underWay, VERBS, verb } from './verbs.ts';
import { redact, reveals, sharedView, view } from './view.ts';

export type CardRules = BuiltRules<CardTypes>;

export const card: CardRules = gameRules<CardTypes>({
  ...ABOUT,
  readOptions,
  figures: (options) => figuresWith(options.figures),
  setup,
  mostDecisions: (_, seats) => mostDecisions(seats),
  clone,
  asking: {
    questions: { action, hire, barter, give, take, keep, captainsResource, merchantsResource },
    rounds: FLOW,
    notAsked: () => ({ code: 'notAsked', rule: 'R3.1' }),
    notNow: () => ({ code: 'notAsked', rule: 'R3.4' }),
  },
  targets,
  verb,
  verbs: VERBS,
  underWay,
  scores,
  hiddenLines,
  endLines: END_LINES,
  totals,
  view,
  sharedView,
  guess,
  redraw,
  redact,
  reveals,
});

// Exports for user interfaces, texts and bots.
export type { Artist, Card, Kind, Location, Monument, Skill } from './components.ts';
export { ACTIONS, ARTIST_IDS, CARD_IDS, LOCATION_IDS, MONUMENT_IDS, ROUNDS, SKILLS } from './components.ts';
export { anonymousPrice, artistPrice, workCost, workFigures } from './decisions/hire.ts';
export * from './facts/index.ts';
export type { Figures } from './figures.ts';
export { phaseName } from './flow.ts';
export type { Good, Goods, Resource } from './goods.ts';
export { amountOf, countResources, GOODS, RESOURCES } from './goods.ts';
export type { Options } from './options.ts';
export { nextCaptain, turnOrder } from './players.ts';
export type { Reason } from './reasons.ts';
export { HIRED_WITH_WORK, LOCATION_USED } from './reasons.ts';
export type { Sheet } from './score.ts';
export { sheetOf } from './score.ts';
export type {
  GameEvent,
  Move,
  Player,
  ReadonlyPlayer,
  ReadonlyState,
  ReadonlyTable,
  State,
  Step,
  Table,
} from './state.ts';
export { SPACES } from './state.ts';
export type { CardTarget } from './targets.ts';
export type { CardText } from './text/textIn.ts';
export type { View } from './view.ts';
