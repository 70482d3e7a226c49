import { COMMON, ofFamily } from '@signoria/common/text/it';
import type { TerminalWords } from '../en/terminal.ts';

const { initial } = COMMON;
const LETTERS = { prestige: 'p', influence: 'i', workers: 'o' };

export const TERMINAL: TerminalWords = {
  letters: LETTERS,
  order: 'Ordine di gioco',
  captain: 'Capitano',
  bishop: 'Vescovo',
  prestige: 'PRESTIGIO',
  influence: 'INFLUENZA',
  certificates: (points) => `certificati ${points}`,
  city: 'CITTÀ E DUOMO',
  complete: 'COMPLETATE',
  lives: 'PERSONAGGI',
  gone: { placed: 'preso', detained: 'trattenuto', expelled: 'espulso' },
  district: 'IL TUO RIONE',
  empty: 'vuoto',
  workers: (count) => (count === 1 ? '1 operaio' : `${count} operai`),
  inPool: (count) => `scorta ${count}`,
  passed: 'ha passato',
  market: 'mercato',
  work: (count) => `${count} al lavoro`,
  pulpit: 'pulpito',
  worker: (family) => `operaio ${ofFamily(family)}`,
  goods: (workers) => `Hai (${workers})`,
  promises: 'PROMESSE',
  atTheEnd: 'Se tutto si paga',
  failing: (prestige) => `fallisce, −${prestige}`,
  ownPulpit: 'pulpito della tua Chiesa',
  cathedralPulpit: 'pulpito del Duomo',
  roll: (roll) => `il tiro ${roll}`,
  nothingMore: 'niente di più',
  deeds: {
    collect: 'prendere l’oro',
    sellIncome: 'vendere un oro',
    decline: 'rinunciare',
    market: 'andare al mercato',
    work: 'andare a lavorare',
    pass: 'passare',
    leave: 'lasciare il mercato',
    use: 'usare la bottega',
  },
  legend: `Piazza ora gli operai, paga nelle fasi 6 e 7 e completa opere con buoni artisti: vince chi ha più punti vittoria dopo otto round. ▸ indica dove porta una scelta; ${LETTERS.prestige} è prestigio, ${LETTERS.influence} influenza ecclesiastica, ${LETTERS.workers} un operaio, f fiorini, ↻ la rendita di ogni round. ${initial('architect')}, ${initial('sculptor')} e ${initial('painter')} sono gli artisti che un’opera richiede; PERSONAGGI elenca i round rimasti, il prezzo e il prestigio per ogni faccia del dado, ★ finché il capolavoro non è creato. ● è un operaio, ◌ una bottega in costruzione.`,
};
