import { seedFromText } from '@signoria/engine';
import { perftCounts } from '@signoria/testkit/vitest';
import { dice } from '../src/index.ts';
import { table } from './table.ts';

const opening = (seats: number) => dice.setup({ pope: 'normal' }, seats, seedFromText(`perft for ${seats}`));

perftCounts('the opening of 1 player', dice, opening(1), [93, 4841, 193944]);
perftCounts('the opening of 2 players', dice, opening(2), [93, 4844, 194831]);
perftCounts('the opening of 4 players', dice, opening(4), [93, 4844, 194822]);

const lastDie = table(
  {
    ringo: { built: ['orafo', 'casa', 'cambiavalute'], stars: 1, fiorini: 100, marks: { ritratto: 'all' } },
    paul: { built: ['mercatante'], marks: { 'space-3': { wood: 1, metal: 1 } } },
  },
  { round: 2, used: ['white', 'red'], dice: { yellow: 5 } },
);
perftCounts(
  'the last die of a turn, buildings of every kind, an artist to hire, the others after it',
  dice,
  lastDie.state,
  [25, 342, 4612],
);
