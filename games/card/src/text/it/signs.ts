import type { Signs } from '../en/signs.ts';

export const SIGNS: Signs = {
  any: { name: 'Risorsa qualsiasi', says: 'una a tua scelta' },
  captain: { name: 'Capitano', says: 'gioca per primo nel round' },
  points: { name: 'Prestigio', says: 'punti alla fine della partita' },
  values: { name: 'Valori dell’artista', says: 'uno, svelato con l’ingaggio' },
  highest: { name: 'Valore dorato', says: 'il capolavoro dell’artista' },
  copies: { name: '×2', says: 'due carte di questo artista' },
  worth: { name: '7+3', says: 'punti dell’opera + artista' },
  income: { name: '+', says: 'rendita alla fine del round' },
  round: { name: 'Rombi', says: 'i round; dorato è questo' },
  action: { name: 'Da 1 a 4', says: 'azioni, e chi deve ancora agire' },
  extra: { name: 'Casa e altri', says: 'azioni extra dopo la quarta' },
  trade: { name: '+100, −100', says: 'fiorini che ricevi o paghi' },
  exchange: { name: '2→1', says: 'due risorse per una' },
  deck: { name: 'Mazzo', says: 'peschi una carta' },
  spine: { name: 'Bordo colorato', says: 'il tipo di carta' },
};
