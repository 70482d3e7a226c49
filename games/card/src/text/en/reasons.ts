import type { Noun } from '@signoria/common';
import { COMMON } from '@signoria/common/text/en';
import type { Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';
import { A_RESOURCE, resources } from './lines.ts';

/** Reasons why a move is not legal. */
export const REASONS = {
  count: (count: number) => (count === 0 ? 'none' : COMMON.number(count)),
  notAsked: 'It is not your turn to decide.',
  lack: (needs: Prose, has: string) => prose`${needs} (you have ${has})`,
  lacks: (what: Prose) => prose`You need ${what}.`,
  lacksWithArtist: (what: Prose) => prose`Including the artist, you need ${what}.`,
  supplyLacks: (needs: Prose, has: string) =>
    prose`The supply must have ${needs}; it has ${has === 'none' ? has : `only ${has}`}.`,
  tooFewResources: (needs: number, has: string) =>
    `You need ${needs === 1 ? A_RESOURCE : resources(needs)} (you have ${has}).`,
  supplyHasNone: 'The supply has no resource you can take in return.',
  sameKind: 'Choose a resource of another kind.',
  notInHand: 'You do not have this card in hand.',
  built: 'You already have this card in front of you.',
  onePreacher: ({ name }: Noun) => prose`You already follow ${name}; you may have only one preacher.`,
  noArtist: (skills: string) => `There is no ${skills} left to hire this round.`,
  wrongType: (skills: string) => `This work needs ${/^[aeiou]/.test(skills) ? 'an' : 'a'} ${skills}.`,
  anonymousHired: 'This artist has already been hired this round.',
  hiredWithWork: 'You cannot reserve anonymous artists; hire them for a work.',
  notThere: 'It is no longer on the table.',
  used: 'This location has already been used this round.',
  deckEmpty: 'The deck is empty.',
};
