import type { Signs } from '../en/signs.ts';

export const SIGNS: Signs = {
  any: { name: 'Risorsa qualsiasi', says: 'una a tua scelta' },
  spare: { name: 'Risorsa di scorta', says: 'sostituisce in seguito qualsiasi risorsa' },
  captain: { name: 'Capitano', says: 'un tracciato; chi è in testa prende una risorsa' },
  bishop: { name: 'Vescovo', says: 'un tracciato con bonus' },
  preacher: { name: 'Predicatore', says: 'un tracciato con bonus' },
  points: { name: 'Prestigio', says: 'punti alla fine della partita' },
  star: { name: 'Stella', says: 'per un capolavoro, o 1 punto' },
  track: { name: 'Numero su un tracciato', says: 'punti se lo raggiungi' },
  anotherDie: { name: 'Dado su un tracciato', says: 'usi un altro dado' },
  allFour: { name: 'Tutte e quattro', says: 'bonus per Palazzo (prima vale di più) o Chiesa' },
  whenBuilt: { name: '+1, +2', says: 'punti in più per un edificio qui' },
  die: { name: 'Dadi', says: 'ogni colore indica una risorsa' },
  otherValue: { name: 'Dado → dado', says: 'puoi usarlo con un altro valore' },
  cross: { name: 'Croce', says: 'segnato o speso' },
  circle: { name: 'Cerchio', says: 'ottenuto' },
  space: { name: 'Da 1 a 8', says: 'si costruisce in quest’ordine' },
  building: { name: 'Numero in un riquadro', says: 'un edificio della tabella' },
  progress: { name: 'Archi', says: 'a che punto è ogni opera' },
};
