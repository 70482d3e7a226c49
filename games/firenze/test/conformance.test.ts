import { conformance } from '@signoria/testkit/vitest';
import { firenze } from '../src/index.ts';
import { census, lively, swapHidden } from '../src/testkit.ts';
import { PLENTY, SCARCE } from './figures.ts';

const optionSets = [
  {},
  { neutralSeals: 7, campanile: true, autoDiscard: true, figures: PLENTY },
  { sealPlacement: 'dice', campanile: true, figures: SCARCE },
  { sealPlacement: 'deadColour', deadColour: 'green' },
];
conformance(firenze, { optionSets, games: 1, census, swapHidden, choose: lively });
