import type { BuiltRules } from '@signoria/engine';
import { gameRules } from '@signoria/engine';
import { ABOUT } from './about.ts';
import { mostDecisions } from './bound.ts';
import { diceInSight, die } from './decisions/die.ts';
import { end } from './decisions/end.ts';
import { free } from './decisions/free.ts';
import { hire } from './decisions/hire.ts';
import { income } from './decisions/income.ts';
import { mark } from './decisions/mark.ts';
import { advance, track } from './decisions/track.ts';
import { figuresWith } from './figures.ts';
import { FLOW } from './flow.ts';
import { guess, guessAgain } from './guess.ts';
import { notAsked, notNow } from './notNow.ts';
import { readOptions } from './options.ts';
import { scores, totals } from './score.ts';
import { setup } from './setup.ts';
import { clone } from './state.ts';
import { targets } from './targets.ts';
import type { DiceTypes } from './types.ts';
import { underWay, VERBS, verb } from './verbs.ts';
import { redact, reveals, sharedView, view } from './view.ts';

export type DiceRules = BuiltRules<DiceTypes>;

export const dice: DiceRules = gameRules<DiceTypes>({
  ...ABOUT,
  isOpen: true, // R1.6
  readOptions,
  figures: (options) => figuresWith(options.figures),
  setup,
  mostDecisions: ({ figures }, seats) => mostDecisions(figuresWith(figures), seats),
  clone,
  asking: {
    questions: { die, hire, mark, track, advance, income, end },
    asides: free, // R2.7
    inSight: diceInSight,
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

// Exports for user interfaces, texts and bots.
export type { PopeLevel } from './about.ts';
export { POPE_LEVELS } from './about.ts';
export type { Artwork, ArtworkArea, Bonus, Building, Die, Place, Range, Skill, Space, Track } from './components.ts';
export {
  ARTWORK_IDS,
  BONUSES,
  BUILDING_IDS,
  DICE_A_TURN,
  DIE_IDS,
  PLACES,
  SKILLS,
  SPACE_IDS,
  TRACK_IDS,
} from './components.ts';
export { isFree } from './decisions/free.ts';
export * from './facts/index.ts';
export type { Figures } from './figures.ts';
export { areaOf, roundsFor } from './figures.ts';
export { phaseName } from './flow.ts';
export { GHOST_TRACKS } from './ghost.ts';
export type { Good, Goods, Resource } from './goods.ts';
export { amountOf, COIN, GOODS, RESOURCES } from './goods.ts';
export { iconCount, iconsAt, marksAt } from './icons.ts';
export { leaderOf } from './offices.ts';
export type { Options } from './options.ts';
export { palazzoBonuses } from './palazzo.ts';
export { ANY_VALUE, artworksReady, isOnceATurn, nextSpace, TRADES, whyCompleted } from './players.ts';
export type { Reason } from './reasons.ts';
export type { Sheet } from './score.ts';
export { sheetOf } from './score.ts';
export type {
  GameEvent,
  GhostTrack,
  Move,
  Player,
  ReadonlyPlayer,
  ReadonlyState,
  ReadonlyTable,
  State,
  Step,
  Table,
  Use,
} from './state.ts';
export type { DiceTarget } from './targets.ts';
export { targetOfTerms, targetOfUse, targets } from './targets.ts';
export type { Labels } from './text/en/labels.ts';
export type { Words } from './text/en/words.ts';
export type { Names } from './text/names.ts';
export type { DiceText } from './text/textIn.ts';
export type { View } from './view.ts';
