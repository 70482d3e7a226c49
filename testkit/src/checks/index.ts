import type { Check } from '../check.ts';
import { componentsConserved, lanesCommute, scoresAddUp } from './counts.ts';
import {
  fixedOrder,
  gamesEnd,
  movesHaveVerbs,
  noDuplicates,
  pendingSeatsCanMove,
  plainMovesAndEvents,
  shortLists,
  targetsIdentifyMoves,
  wishesHaveReasons,
} from './lists.ts';
import { keysIdentifyMoves, randomMovesAreEven, resultsMatchEvents, turnsEnd } from './search.ts';
import {
  eventsKeepSecrets,
  guessesMatchViews,
  movesKeepSecrets,
  openGamesHideNothing,
  redrawsKeepSecrets,
  undoRevealsNothing,
  viewsKeepSecrets,
} from './secrets.ts';
import {
  gamesContinueFromJson,
  independentCopies,
  listsStay,
  onlyApplyChanges,
  replayEqualsSnapshot,
  statesSurviveJson,
  wholeNumbers,
} from './states.ts';

/** The checks that every game must pass. */
export const CHECKS: readonly Check[] = [
  gamesEnd,
  pendingSeatsCanMove,
  noDuplicates,
  fixedOrder,
  shortLists,
  plainMovesAndEvents,
  wishesHaveReasons,
  targetsIdentifyMoves,
  movesHaveVerbs,
  keysIdentifyMoves,
  randomMovesAreEven,
  resultsMatchEvents,
  turnsEnd,
  independentCopies,
  listsStay,
  statesSurviveJson,
  wholeNumbers,
  gamesContinueFromJson,
  replayEqualsSnapshot,
  guessesMatchViews,
  redrawsKeepSecrets,
  viewsKeepSecrets,
  movesKeepSecrets,
  eventsKeepSecrets,
  undoRevealsNothing,
  openGamesHideNothing,
  lanesCommute,
  componentsConserved,
  scoresAddUp,
  onlyApplyChanges,
];

export { gamesEnd } from './lists.ts';
