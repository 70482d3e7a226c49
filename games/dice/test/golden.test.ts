import { seedFromText } from '@signoria/engine';
import { wordsFor } from '@signoria/testkit';
import { golden } from '@signoria/testkit/vitest';
import type { FiguresOverride } from '../src/figures.ts';
import { dice } from '../src/index.ts';
import { diceText } from '../src/text/index.ts';
import { buildOften, PLENTY } from './people.ts';

const words = wordsFor(diceText.en, ['Ringo', 'Paul', 'George', 'John']);
const game = (seats: number, seed: string, figures: FiguresOverride = {}) => ({
  options: { pope: 'normal' as const, figures },
  seats,
  seed: seedFromText(seed),
  words,
  choose: buildOften,
});

golden('one against the Pope', 'golden/alone.txt', dice, game(1, 'alone'));
golden('four players', 'golden/four.txt', dice, game(4, 'four'));
golden('two players with plenty of everything', 'golden/plenty.txt', dice, game(2, 'plenty', PLENTY));
