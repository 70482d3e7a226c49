import type { Prose } from '@signoria/engine';
import { plain, prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { A_RESOURCE, resources } from './lines.ts';

const orNone = (has: Prose): Prose => (plain(has) === '0' ? ['nichts davon'] : has);

export const REASONS: Words['reasons'] = {
  count: (count) => count.toLocaleString('de'),
  notAsked: 'Du bist gerade nicht gefragt.',
  lacks: (needs, has) => prose`Dafür brauchst du ${needs}; du hast ${orNone(has)}.`,
  lacksWithArtist: (needs, has) => prose`Samt Künstler brauchst du ${needs}; du hast ${orNone(has)}.`,
  supplyLacks: (needs, has) => prose`Der Vorrat müsste ${needs} hergeben; er hat ${orNone([has])}.`,
  tooFewResources: (needs, has) =>
    `Dafür brauchst du ${needs === 1 ? A_RESOURCE : resources(needs)}; du hast ${plain(orNone([has]))}.`,
  supplyHasNone: 'Der Vorrat hat nichts, was du dafür bekommen könntest.',
  sameKind: 'Es muss ein Material einer anderen Art werden.',
  notInHand: 'Diese Karte hast du nicht auf der Hand.',
  built: 'Diese Karte liegt schon vor dir aus.',
  onePreacher: ({ name }) => prose`Du folgst schon ${name}; mehr als einen Prediger kannst du nicht haben.`,
  noArtist: (skills) => `Diese Runde ist niemand mehr zu haben, der es ausführen könnte (${skills}).`,
  wrongType: (skills) => `Das Werk verlangt ein anderes Fachgebiet: ${skills}.`,
  anonymousHired: 'Diese Runde schon eingestellt.',
  hiredWithWork: 'Künstler werden zusammen mit ihrem Werk eingestellt, und nur namentliche lassen sich reservieren.',
  notThere: 'Liegt nicht mehr auf dem Tisch.',
  used: 'Diese Runde schon benutzt.',
  deckEmpty: 'Der Stapel ist leer.',
};
