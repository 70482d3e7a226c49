import { seedFromText } from '@signoria/engine';
import { wordsFor } from '@signoria/testkit';
import { golden } from '@signoria/testkit/vitest';
import type { Options } from '../src/index.ts';
import { firenze } from '../src/index.ts';
import { lively } from '../src/testkit.ts';
import { firenzeText } from '../src/text/index.ts';
import { PLENTY, SCARCE } from './figures.ts';

const words = wordsFor(firenzeText.en, ['Holger', 'Thomas', 'Daniela', 'Max']);
const goldenGame = (seats: number, seed: string, options: Partial<Options> = {}) => {
  const read = firenze.readOptions(options, seats);
  if (!read.ok) throw new Error(read.error.message);
  return { options: read.value, seats, seed: seedFromText(seed), words, choose: lively };
};

golden('two players', 'golden/two.txt', firenze, goldenGame(2, 'two'));
golden('three with the Campanile and little of everything', 'golden/three.txt', firenze, {
  ...goldenGame(3, 'three', { campanile: true, sealPlacement: 'dice', figures: SCARCE }),
});
golden('four with a dead colour', 'golden/four.txt', firenze, {
  ...goldenGame(4, 'four', { sealPlacement: 'deadColour', autoDiscard: true, figures: PLENTY }),
});
