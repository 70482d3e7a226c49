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
  deck: { name: 'Mazzo', says: 'peschi una carta; il numero conta quelle rimaste' },
  spine: { name: 'Bordo colorato', says: 'il tipo di carta' },
  moreActions: { name: 'Azione extra', says: 'una in più dopo la quarta' },
  handCards: { name: 'Carte in mano', says: 'quante ne ha questo giocatore; quali, è segreto' },
  handResources: { name: 'Risorse', says: 'di tutti i tipi, contate insieme' },
  purse: { name: 'Borsa nascosta', says: 'i fiorini e i tipi di risorse degli altri sono segreti' },
  monumentDeck: { name: 'Mazzo dei monumenti', says: 'monumenti che arrivano nei round successivi' },
};
