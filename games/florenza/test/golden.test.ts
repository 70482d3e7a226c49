import { seedFromText } from '@signoria/engine';
import { wordsFor } from '@signoria/testkit';
import { golden } from '@signoria/testkit/vitest';
import type { Options } from '../src/index.ts';
import { florenza } from '../src/index.ts';
import { lively } from '../src/testkit.ts';
import { text } from '../src/text/en/text.ts';
import { GENEROUS, SCARCE } from './figures.ts';

const words = wordsFor(text, ['Paul', 'Mary', 'Peter', 'Anna', 'John']);
const goldenGame = (seats: number, seed: string, options: Partial<Options> = {}) => {
  const read = florenza.readOptions(options, seats);
  if (!read.ok) throw new Error(read.error.message);
  return { options: read.value, seats, seed: seedFromText(seed), words, choose: lively };
};

golden('two players', 'golden/two.txt', florenza, goldenGame(2, 'two'));
golden('three with few of everything', 'golden/three.txt', florenza, {
  ...goldenGame(3, 'three', { limitedCubes: true, hiddenCertificates: true, figures: SCARCE }),
});
golden('five without the die', 'golden/five.txt', florenza, {
  ...goldenGame(5, 'five', { firstGame: true, noDie: true, figures: GENEROUS }),
});
