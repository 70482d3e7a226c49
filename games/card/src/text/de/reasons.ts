import { COMMON } from '@signoria/common/text/de';
import type { Prose } from '@signoria/engine';
import { plain, prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { A_RESOURCE, resources } from './lines.ts';

const orNone = (has: Prose): Prose => (plain(has) === '0' ? ['nichts davon'] : has);

export const REASONS: Words['reasons'] = {
  count: COMMON.number,
  notAsked: 'Du bist gerade nicht an der Reihe.',
  lacks: (needs, has) => prose`Dafür brauchst du ${needs}; du hast ${orNone(has)}.`,
  lacksWithArtist: (needs, has) => prose`Samt Künstler brauchst du ${needs}; du hast ${orNone(has)}.`,
  supplyLacks: (needs, has) =>
    prose`Dafür muss der Vorrat ${needs} haben; er hat ${has === '0' ? 'nichts davon' : `nur ${has}`}.`,
  tooFewResources: (needs, has) =>
    `Dafür brauchst du ${needs === 1 ? A_RESOURCE : resources(needs)}; du hast ${has === '0' ? 'keines' : has}.`,
  supplyHasNone: 'Der Vorrat hat kein Material, das du dafür nehmen kannst.',
  sameKind: 'Wähle ein Material einer anderen Art.',
  notInHand: 'Diese Karte hast du nicht auf der Hand.',
  built: 'Diese Karte hast du schon ausgespielt.',
  onePreacher: ({ name }) => prose`Du folgst schon ${name}; du darfst nur einen Prediger haben.`,
  noArtist: (skills) => `Kein passender Künstler ist diese Runde mehr frei (${skills}).`,
  wrongType: (skills) => `Dieses Werk braucht ein anderes Fachgebiet: ${skills}.`,
  anonymousHired: 'Dieser Künstler ist diese Runde schon eingestellt.',
  hiredWithWork:
    'Du stellst einen Künstler ein, wenn du ein Werk spielst oder erbaust; reservieren kannst du nur Künstler mit Namen.',
  notThere: 'Diese Karte ist nicht mehr auf dem Tisch.',
  used: 'Diese Zentralkarte ist diese Runde schon benutzt.',
  deckEmpty: 'Der Stapel ist leer.',
};
