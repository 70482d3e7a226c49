import type { Check } from '../subject.ts';
import { componentsConserved, lanesCommute, scoresAddUp } from './counts.ts';
import {
  fixedOrder,
  gamesEnd,
  noDoubles,
  plainMovesAndEvents,
  shortLists,
  targetsTellMovesApart,
  verbsLeadToMoves,
  whoMustDecideCan,
  wishesHaveReasons,
} from './lists.ts';
import { anyDrawsFromTheList, keysTellMovesApart, outcomesSayWhatEventsSay, turnsEnd } from './search.ts';
import {
  eventsKeepSecrets,
  guessesPassForTruth,
  movesKeepSecrets,
  openGamesHideNothing,
  undoCannotPeek,
  viewsKeepSecrets,
} from './secrets.ts';
import {
  independentCopies,
  listsStay,
  onlyApplyChanges,
  playsOnFromJson,
  replayEqualsSnapshot,
  statesSurviveJson,
  wholeNumbers,
} from './states.ts';

/** The checks that every game must pass. */
export const CHECKS: readonly Check[] = [
  gamesEnd,
  whoMustDecideCan,
  noDoubles,
  fixedOrder,
  shortLists,
  plainMovesAndEvents,
  wishesHaveReasons,
  targetsTellMovesApart,
  verbsLeadToMoves,
  keysTellMovesApart,
  anyDrawsFromTheList,
  outcomesSayWhatEventsSay,
  turnsEnd,
  independentCopies,
  listsStay,
  statesSurviveJson,
  wholeNumbers,
  playsOnFromJson,
  replayEqualsSnapshot,
  guessesPassForTruth,
  viewsKeepSecrets,
  movesKeepSecrets,
  eventsKeepSecrets,
  undoCannotPeek,
  openGamesHideNothing,
  lanesCommute,
  componentsConserved,
  scoresAddUp,
  onlyApplyChanges,
];
