import type { Noun } from '@signoria/common';
import type { Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';
import { A_RESOURCE, resources } from './lines.ts';

/** Reasons why a move is not legal. */
export const REASONS = {
  count: (count: number) => (count === 0 ? 'none' : count.toLocaleString('en')),
  notAsked: 'You are not asked now.',
  lacks: (needs: Prose, has: Prose) => prose`Needs ${needs}; you have ${has}.`,
  lacksWithArtist: (needs: Prose, has: Prose) => prose`Needs ${needs} with the artist; you have ${has}.`,
  supplyLacks: (needs: Prose, has: string) => prose`Takes ${needs} from the supply, which has ${has}.`,
  tooFewResources: (needs: number, has: string) =>
    `Needs ${needs === 1 ? A_RESOURCE : resources(needs)} of your own; you have ${has}.`,
  supplyHasNone: 'The supply has nothing to give for it.',
  sameKind: 'It must become a resource of another kind.',
  notInHand: 'You do not hold this card.',
  built: 'You already have this card in front of you.',
  onePreacher: ({ name }: Noun) => prose`You follow ${name} already; one preacher is the most you can have.`,
  noArtist: (skills: string) => `There is no ${skills} left to hire this round.`,
  wrongType: (skills: string) => `The work asks for another type of artist: ${skills}.`,
  anonymousHired: 'Already hired this round.',
  hiredWithWork: 'Artists are hired together with their work, and only those with a name can be reserved.',
  notThere: 'It does not lie on the table any more.',
  used: 'Already used this round.',
  deckEmpty: 'The deck is empty.',
};
