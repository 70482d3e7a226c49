import { COMMON } from '@signoria/common/text/en';
import type { Like } from '@signoria/engine';

const { initial } = COMMON;
const LETTERS = { prestige: 'p', influence: 'i', workers: 'w' };

/** Words that only the terminal uses, kept short. */
export const TERMINAL = {
  /** Letters for gains that are not goods. */
  letters: LETTERS,
  order: 'Turn order',
  captain: 'Captain',
  bishop: 'Bishop',
  prestige: 'PRESTIGE',
  influence: 'INFLUENCE',
  certificates: (points: number) => `certificates ${points}`,
  city: 'CITY AND CATHEDRAL',
  complete: 'COMPLETE',
  lives: 'CHARACTERS',
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
  worker: (family: string) => `the ${family}’s worker`,
  goods: (workers: string) => `You have (${workers})`,
  promises: 'PROMISES',
  atTheEnd: 'If everything is paid',
  failing: (prestige: number) => `fails, −${prestige}`,
  /** Texts of choices. */
  ownPulpit: 'pulpit of your Chiesa',
  cathedralPulpit: 'pulpit of the Cathedral',
  roll: (roll: number) => `the ${roll}`,
  nothingMore: 'nothing extra',
  deeds: {
    collect: 'take the gold',
    sellIncome: 'sell 1 gold',
    decline: 'do not use it',
    market: 'go to market',
    work: 'go to work',
    pass: 'pass',
    leave: 'leave the market',
    use: 'use it',
  },
  /** The legend of the signs on the table. */
  legend: `Place workers now, pay in phases 6 and 7, and finish artworks with good artists: the player with the most victory points after eight rounds wins. ▸ marks the target of a choice; ${LETTERS.prestige} is prestige, ${LETTERS.influence} church influence, ${LETTERS.workers} a worker, f fiorini, ↻ the income of each round. ${initial('architect')}, ${initial('sculptor')} and ${initial('painter')} are the artists an artwork accepts; CHARACTERS lists the rounds left, the price and the prestige for each face of the die, ★ until the masterpiece is made. ● is a worker, ◌ a workshop under construction.`,
};
export type TerminalWords = Like<typeof TERMINAL>;
