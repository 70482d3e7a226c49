import type { BuiltRules } from '@signoria/engine';
import { gameRules } from '@signoria/engine';
import { ABOUT } from './about.ts';
import { mostDecisions } from './bound.ts';
import { activity } from './decisions/activity.ts';
import { artist } from './decisions/artist.ts';
import { artworks, skill } from './decisions/artworks.ts';
import { atrio } from './decisions/atrio.ts';
import { bishop } from './decisions/bishop.ts';
import { captain } from './decisions/captain.ts';
import { incentive } from './decisions/incentive.ts';
import { market, trade } from './decisions/market.ts';
import { opening } from './decisions/opening.ts';
import { place } from './decisions/place.ts';
import { preacher } from './decisions/preacher.ts';
import { roll } from './decisions/roll.ts';
import { figuresWith } from './figures.ts';
import { FLOW } from './flow.ts';
import { guess, guessAgain } from './guess.ts';
import { notAsked, notNow } from './notNow.ts';
import { readOptions } from './options.ts';
import { END_LINES, hiddenLines, scores, totals } from './score.ts';
import { setup } from './setup.ts';
import { clone } from './state.ts';
import { targets } from './targets.ts';
import type { FlorenzaTypes } from './types.ts';
import { underWay, VERBS, verb } from './verbs.ts';
import { redact, reveals, sharedView, view } from './view.ts';

export type FlorenzaRules = BuiltRules<FlorenzaTypes>;

export const florenza: FlorenzaRules = gameRules<FlorenzaTypes>({
  ...ABOUT,
  isOpen: true, // R1.11
  readOptions,
  figures: (options) => figuresWith(options.figures),
  setup,
  mostDecisions: ({ figures }, seats) => mostDecisions(figuresWith(figures), seats),
  clone,
  asking: {
    questions: {
      opening, // R1.8
      ...{ atrio, captain, bishop }, // R3, R4, R5
      ...{ place, artist, preacher }, // R6
      ...{ market, trade, activity }, // R7, R8
      ...{ artworks, skill, incentive, roll }, // R9
    },
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
  hiddenLines,
  endLines: END_LINES,
  view,
  sharedView,
  guess,
  guessAgain,
  redact,
  reveals,
});

// Exports for table drawings, explanations and bots.
export type {
  AnyArtist,
  AnyPreacher,
  Artist,
  Character,
  Preacher,
  UnnamedArtist,
  UnnamedPreacher,
} from './characters.ts';
export {
  ANY_PREACHER_IDS,
  ARTIST_IDS,
  CHARACTER_IDS,
  isArtist,
  PREACHER_IDS,
  UNNAMED_ARTIST_IDS,
} from './characters.ts';
export type { Area, Artwork, CityArtwork, DistrictArtwork, Pulpit, Skill, Workshop } from './components.ts';
export {
  AREAS,
  ARTWORK_IDS,
  CHIESA,
  CITY_ARTWORKS,
  DISTRICT_ARTWORKS,
  LOWEST_PRESTIGE,
  OPENING_IDS,
  PALAZZO,
  ROUNDS,
  SKILLS,
  WORKSHOP_IDS,
  WORKSHOP_SPACES,
} from './components.ts';
export type { GameEvent } from './events.ts';
export * from './facts/index.ts';
export type { Figures, SkillFigures, WorkshopFigures } from './figures.ts';
export { FIGURES } from './figures.ts';
export { phaseName, phaseNumber } from './flow.ts';
export type { Gain, Gains, Good, Goods, Resource, SomeGains, SomeGoods } from './goods.ts';
export { addAll, amountOf, cloneGoods, countResources, GAINS, GOODS, RESOURCES, takeAll } from './goods.ts';
export type { Options } from './options.ts';
export { turnsOf } from './players.ts';
export type { Lack, Reason } from './reasons.ts';
export type { Sheet } from './score.ts';
export { sheetOf } from './score.ts';
export type {
  Ask,
  Commission,
  Life,
  Move,
  MoveOf,
  Pair,
  PlacedWorkshop,
  Player,
  PublicState,
  ReadonlyPlayer,
  ReadonlyState,
  ReadonlyTable,
  State,
  Step,
  StepOf,
  Table,
  Unnamed,
} from './state.ts';
export type { FlorenzaTarget } from './targets.ts';
export type { Words } from './text/en/words.ts';
export type { FlorenzaText } from './text/textIn.ts';
export type { View } from './view.ts';
