import type { Noun } from '@signoria/common';
import { COMMON } from '@signoria/common/text/en';
import type { Prose } from '@signoria/engine';
import { capitalised, prose } from '@signoria/engine';

/** Reasons why a move is not legal. */
export const REASONS = {
  notAsked: 'Waiting for other players.',
  finished: 'You are done. Waiting for the others.',
  over: `${COMMON.over}.`,
  otherQuestion: {
    die: 'First use a die.',
    hire: 'First choose an artwork for the artist.',
    mark: 'First mark the resource you have just obtained.',
    track: 'First take the steps for completing your Chiesa.',
    income: 'First take the income of your Chiesa.',
    end: 'You can now only spend and build.',
  },
  notRolled: 'The dice for this turn have not been rolled yet.',
  diceUsed: (count: number) =>
    count === 1 ? 'You have already used your die for this turn.' : `You have already used your ${count} dice.`,
  dieUsed: ({ the }: Noun) => prose`You have already used ${the}.`,
  dieTaken: ({ the }: Noun) => prose`The active player has used ${the}; only the Bishop may still use it.`,
  notBuilt: ({ the }: Noun) => prose`You need ${the} for this.`,
  usedUp: ({ the }: Noun) => prose`You may use ${the} only once per turn.`,
  traded: ({ the }: Noun) => prose`You have already exchanged one resource of this die with ${the}.`,
  builtAlready: ({ the }: Noun) => prose`You have already built ${the}.`,
  tooLittle: (needs: Prose, has: number) =>
    prose`You need ${needs}; you have ${has === 0 ? 'none' : COMMON.number(has)}.`,
  /** The noun is an artwork that is not ready, or a space whose marks do not cover a cost. */
  lacks: ({ the }: Noun, goods: Prose) => prose`${capitalised(the)} still needs ${goods}.`,
  wrongType: ({ the }: Noun, artists: Prose) => prose`${capitalised(the)} needs ${artists}.`,
  nothingFor: (artist: Prose) => prose`You have no artwork left for ${artist}.`,
  nothingToPay: 'This artist is free anyway.',
  noStar: 'You have no star.',
  completed: ({ the }: Noun) => prose`${capitalised(the)} is already complete.`,
  noIcon: ({ the }: Noun, good: Prose) => prose`${capitalised(the)} has no ${good} icon.`,
  marked: ({ the }: Noun, good: Prose) => prose`${capitalised(the)} has no open ${good} icon left.`,
  builtOver: ({ name }: Noun, space: Noun) => prose`${capitalised(space.the)} already has a building (${name}).`,
  otherResource: (resource: Prose, { the }: Noun) =>
    prose`You must mark ${resource}. To take another resource you need ${the}.`,
  mustMark: 'There is an open icon for it, so you must mark it.',
  noSpare: 'You have no spare resource.',
  rioneFull: 'Every space of your Rione already has a building.',
  outOfOrder: ({ the }: Noun) => prose`First build on ${the}.`,
  collected: 'You have already taken this income.',
  notCompleted: 'Only completed artworks of the Chiesa give income.',
  crossed: 'This icon is already marked.',
};
