import type { Noun } from '@signoria/common';
import { COMMON } from '@signoria/common/text/en';
import type { Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';

/** Reasons why a move is not legal. */
export const REASONS = {
  notAsked: 'Others are asked now; your turn will come.',
  finished: 'You have finished; the table waits for others.',
  over: `${COMMON.over}.`,
  otherQuestion: {
    die: 'A die comes first.',
    hire: 'The artist’s artwork comes first.',
    mark: 'The resource you have just obtained comes first.',
    track: 'The steps for your whole Chiesa come first.',
    income: 'The income of your Chiesa comes first.',
    end: 'There is nothing left but to spend and to build.',
  },
  notRolled: 'The dice of this turn have not been rolled yet.',
  diceUsed: (count: number) =>
    count === 1 ? 'You have used your die of this turn.' : `You have used your ${count} dice.`,
  dieUsed: ({ the }: Noun) => prose`You have used ${the} already.`,
  dieTaken: ({ the }: Noun) => prose`The active player has used ${the}; only the Bishop may still take it.`,
  notBuilt: ({ the }: Noun) => prose`Only with ${the}, which you have not built.`,
  usedUp: ({ the }: Noun) => prose`You have used ${the} once this turn, and once is all.`,
  traded: ({ the }: Noun) => prose`You have traded one resource of this die with ${the} already.`,
  builtAlready: ({ the }: Noun) => prose`You have built ${the} already.`,
  tooLittle: (needs: Prose, has: number) =>
    prose`Needs ${needs}; you have ${has === 0 ? 'none' : has.toLocaleString('en')}.`,
  /** `place`: an artwork that is not ready, or a space that does not cover a cost. */
  lacks: (place: Prose, goods: Prose) => prose`${place} lacks ${goods}.`,
  wrongType: ({ name }: Noun, artists: Prose) => prose`${name} asks for ${artists}.`,
  nothingFor: (artist: Prose) => prose`You have no artwork left for ${artist}.`,
  nothingToPay: 'This artist costs nothing anyway.',
  noStar: 'You have no star.',
  completed: ({ name }: Noun) => prose`${name} is completed already.`,
  noIcon: (place: Prose, good: Prose) => prose`${place} shows no icon of ${good}.`,
  marked: (place: Prose, good: Prose) => prose`${place} has no open icon of ${good} left.`,
  builtOver: ({ name }: Noun, space: Noun) =>
    prose`${name} stands on ${space.the}; nothing more is marked or built there.`,
  otherResource: (resource: Prose, { the }: Noun) =>
    prose`What you mark is ${resource}; only with ${the} could it be another.`,
  mustMark: 'There is an open icon for it, so it must be marked.',
  noSpare: 'You have no spare resource.',
  rioneFull: 'All spaces of your Rione are built upon.',
  outOfOrder: ({ the }: Noun) => prose`Something must be built on ${the} first.`,
  collected: 'You have taken this income already.',
  notCompleted: 'Only completed artworks of the Chiesa bring income.',
  crossed: 'This icon is marked already.',
};
