import type { Signs } from '../en/signs.ts';

export const SIGNS: Signs = {
  brick: { name: 'Mattone', says: 'per le torri del suo colore e per pagare' },
  tearDown: { name: 'Triangolo in giù', says: 'altrimenti demolita' },
  raised: { name: 'Triangolo in su', says: 'alzata in questo turno' },
  seal: { name: 'Sigillo', says: 'una commissione soddisfatta' },
  neutral: { name: '×', says: 'sigillo neutrale: resta chiusa' },
  points: { name: 'Numero nel cerchio o su un balcone', says: 'il prestigio della commissione' },
  prestige: { name: 'Prestigio', says: 'punti per la fine della partita' },
  balcony: { name: 'Da I a IV', says: 'balconi, da soddisfare in quest’ordine' },
  flag: { name: 'Bandiera', says: 'per più sigilli sulla torre' },
  levelTile: { name: 'Da +1 a +4', says: 'al primo a quest’altezza' },
  endTile: { name: 'Ultimo sigillo', says: '+5 al primo che lo mette' },
  level: { name: 'Da 3 a 8', says: 'i piani che servono a una torre' },
  height: { name: 'Numero su una torre', says: 'i suoi piani finora' },
  goals: { name: 'Sotto una torre', says: 'altezze con commissione' },
  price: { name: 'Costa da 1 a 5', says: 'un mattone per carta saltata' },
  cost: { name: 'Costo', says: 'mattoni per quelli posati' },
  kind: { name: 'Bordo colorato', says: 'il tipo di carta' },
  deck: { name: 'Mazzo', says: 'carte non ancora nella fila' },
  pouch: { name: 'Sacchetto', says: 'mattoni ancora da estrarre' },
  churches: { name: 'Chiese', says: 'le carte chiesa restano qui finché qualcuno non ne ottiene il prestigio' },
};
