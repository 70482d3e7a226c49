import { COMMON } from '@signoria/common/text/en';
import type { Like } from '@signoria/engine';

const { initial } = COMMON;
const LETTERS = { prestige: 'p', influence: 'i', workers: 'w' };

/** Short forms for a small screen. */
export const TERMINAL = {
  /** Letters for gains that are not goods. */
  letters: LETTERS,
  order: 'Turn order',
  captain: 'Captain',
  bishop: 'Bishop',
  prestige: 'PRESTIGE',
  influence: 'INFLUENCE',
  certificates: (points: number) => `${points} in certificates`,
  city: 'CITY AND CATHEDRAL',
  complete: 'COMPLETE',
  lives: 'LIVES',
  gone: { placed: 'taken', detained: 'detained', expelled: 'expelled' },
  /** The heading of the own district. */
  district: 'YOUR DISTRICT',
  empty: 'empty',
  workers: (count: number) => (count === 1 ? '1 worker' : `${count} workers`),
  inPool: (count: number) => `pool ${count}`,
  passed: 'has passed',
  market: 'market',
  work: (count: number) => (count === 1 ? '1 at work' : `${count} at work`),
  pulpit: 'pulpit',
  worker: (family: string) => `worker of the ${family}`,
  goods: (workers: string) => `You have (${workers})`,
  promises: 'PROMISES',
  atTheEnd: 'If everything is paid',
  failing: (prestige: number) => `fails, −${prestige}`,
  /** Texts of choices. */
  ownPulpit: 'pulpit of your Chiesa',
  cathedralPulpit: 'pulpit of the Cathedral',
  roll: (roll: number) => `the ${roll}`,
  nothingMore: 'nothing more',
  deeds: {
    collect: 'take the gold',
    sellIncome: 'sell a gold',
    decline: 'leave it',
    market: 'go to market',
    work: 'go to work',
    pass: 'pass',
    leave: 'leave the market',
    use: 'use it',
  },
  /** The legend of the signs on the table. */
  legend: `Place workers now, pay in phases 6 and 7, and finish artworks with good artists: the most victory points after eight rounds win. ▸ stands where an answer leads; ${LETTERS.prestige} is prestige, ${LETTERS.influence} church influence, ${LETTERS.workers} a worker, f fiorini, ↻ what comes each round. ${initial('architect')}, ${initial('sculptor')} and ${initial('painter')} are the artists an artwork accepts; below LIVES stand rounds left, price and what the faces of the die bring, ★ while the masterpiece is to come. ● is a worker, ◌ a workshop under construction.`,
};
export type TerminalWords = Like<typeof TERMINAL>;
