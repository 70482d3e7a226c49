import { seedFromText } from '@signoria/engine';
import { perftCounts } from '@signoria/testkit/vitest';
import { card } from '../src/index.ts';
import { table } from './table.ts';

const opening = (seats: number) => card.setup({ guilds: true, openPurses: false }, seats, seedFromText('perft'));

perftCounts('the opening of 2 players', card, opening(2), [49, 2130, 83098]);
perftCounts('the opening of 3 players', card, opening(3), [51, 2188, 95615]);
perftCounts('the opening of 4 players', card, opening(4), [51, 2183, 97700]);

const lastAction = table(
  {
    medici: { goods: { gold: 1, fiorini: 100 }, hand: ['casa', 'fabbro'], built: ['arte-dei-mercatanti'] },
    pazzi: { goods: { spice: 2 }, hand: ['pozzo', 'cava', 'ritratto'] },
  },
  { round: 2, captain: 'medici', space: 'fourth', ask: { ask: 'action', of: 'pazzi' }, row: ['duomo-cupola'] },
);
perftCounts(
  'the last action of a round, two cards to keep, the Captain and the merchants',
  card,
  lastAction.state,
  [14, 30, 90, 486],
);
