import type { Like } from '@signoria/engine';
import { SIGNS } from './signs.ts';

/** Headings and labels used by the web page only. */
export const LABELS = {
  city: 'City',
  hand: 'Hand',
  marker: 'Action marker',
  acting: (name: string) => `${name} is acting`,
  stillToAct: 'still to act',
  acted: 'has acted',
  monumentsNote: 'highest first; only the two leftmost stay for the next round',
  noMonuments: 'All monuments of this round are taken.',
  artistsNote: 'possible values are shown; the actual one is revealed on hiring',
  /** As printed on the card. */
  anonimo: 'Anonimo',
  noPoints: 'no points',
  hired: 'hired this round',
  values: (values: string) => (values === '0' ? 'no prestige' : `worth ${values} prestige`),
  locationsNote: 'one action each; each can be used once per round',
  captaincy: 'goes first next round',
  used: 'used this round',
  market: 'Market',
  marketNote: 'as often as you have actions',
  workersFor: 'earn',
  /** "1 resource for 100 fiorini". */
  trade: (given: string, got: string) => `${given} for ${got}`,
  purseHidden: 'purse hidden',
  yourHand: 'Your hand',
  secret: 'secret',
  noCards: 'No cards in hand.',
  kept: 'you keep this one',
  inFront: 'In front of you',
  nothingInFront: 'Nothing yet.',
  foreseen: 'Income at the end of the round',
  extraActions: 'Extra actions',
  /** The noun after a number. */
  extraActionNoun: (count: number) => (count === 1 ? 'extra action' : 'extra actions'),
  /** The noun after a number that is positive or negative. */
  resourceNoun: (count: number) => (Math.abs(count) === 1 ? 'resource' : 'resources'),
  none: 'none',
  nextCards: (cards: string) => `${cards} drawn next round`,
  paidLater: 'paid when hired; minus the value if never hired',
  /** The loss for a monument that stays reserved. */
  unfinished: (points: string) => `${points} at the end unless completed`,
  forAll: 'for everyone',
  prestige: (_count: number) => 'prestige',
  turnOrder: 'in turn order',
  signs: SIGNS,
};
export type Labels = Like<typeof LABELS>;
