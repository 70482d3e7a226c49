import type { TerminalWords } from '../en/terminal.ts';
import { WORDS } from './words.ts';

export const TERMINAL: TerminalWords = {
  kinds: { districtBuilding: 'edificio', palace: 'palazzo', church: 'chiesa' },
  guilds: {
    'bottega-d-arte': (n) => `artisti −${n}`,
    edificatore: (n) => `monumenti −${n}`,
    'mastro-artista': (n) => `${n} per terna`,
    'arte-dei-mercatanti': () => `+${WORDS.resources(1)}`,
  },
  order: 'Ordine di gioco',
  hand: 'TU: risorse, poi carte in mano',
  have: 'Hai',
  income: (own) => `Rendita, più 1 scelta dal Capitano${own > 0 ? ` +${own}` : ''}`,
  finalPurses: 'RIMASTO IN MANO',
  artists: 'prezzo e valori che la carta può avere',
  anonymous: 'anonimo',
  sellOne: (fiorini) => `vendi 1 per ${fiorini}`,
  sendWorkers: (fiorini) => `operai (+${fiorini})`,
  seekInspiration: 'pesca una carta',
  exchange: 'scambia 2 con 1',
  legend: (skills) =>
    `Raccogli risorse, gioca carte per rendite e azioni extra, realizza opere e monumenti con buoni artisti: vince chi ha più punti prestigio dopo cinque round. Sul tavolo ▸ indica ciò che puoi pagare, il numero prima del nome è il prestigio, ${skills} sono gli artisti ammessi, e a destra c’è il costo.`,
};
