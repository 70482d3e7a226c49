import { COMMON } from '@signoria/common/text/de';
import { prose } from '@signoria/engine';
import type { Words } from '../en/words.ts';
import { A_RESOURCE, resources } from './lines.ts';

export const REASONS: Words['reasons'] = {
  count: COMMON.number,
  notAsked: 'Du bist gerade nicht an der Reihe.',
  lack: (needs, has) => prose`${needs} (${has === '0' ? 'du hast nichts davon' : `du hast ${has}`})`,
  lacks: (what) => prose`Dafür brauchst du ${what}.`,
  lacksWithArtist: (what) => prose`Samt Künstler brauchst du ${what}.`,
  supplyLacks: (needs, has) =>
    prose`Dafür muss der Vorrat ${needs} haben; ${has === '0' ? 'dort ist nichts mehr davon' : `er hat nur ${has}`}.`,
  tooFewResources: (needs, has) =>
    `Dafür brauchst du ${needs === 1 ? A_RESOURCE : resources(needs)}; du hast ${has === '0' ? 'keines' : has}.`,
  supplyHasNone: 'Der Vorrat hat kein Material, das du dafür nehmen kannst.',
  sameKind: 'Wähle ein Material einer anderen Art.',
  notInHand: 'Diese Karte hast du nicht auf der Hand.',
  built: 'Diese Karte hast du schon ausgespielt.',
  onePreacher: ({ name }) => prose`Du folgst schon ${name}; du darfst nur einen Prediger haben.`,
  noArtist: (skills) => `In dieser Runde ist kein passender Künstler mehr frei (${skills}).`,
  wrongType: (skills) => `Dieses Werk braucht ein anderes Fachgebiet: ${skills}.`,
  anonymousHired: 'Dieser Künstler ist diese Runde schon eingestellt.',
  hiredWithWork: 'Unbekannte Künstler kannst du nicht reservieren; stelle sie für ein Werk ein.',
  notThere: 'Diese Karte ist nicht mehr auf dem Tisch.',
  used: 'Diese Zentralkarte ist diese Runde schon benutzt.',
  deckEmpty: 'Der Stapel ist leer.',
};
