import { conformance } from '@signoria/testkit/vitest';
import { florenza } from '../src/index.ts';
import { census, isShownOnlyOnce, lively, swapHidden } from '../src/testkit.ts';
import { GENEROUS, SCARCE } from './figures.ts';

const optionSets = [
  {},
  { firstGame: true, noDie: true, figures: GENEROUS },
  { limitedCubes: true, hiddenCertificates: true, palagio: false, figures: SCARCE },
  { twoPlayerOffices: false, figures: GENEROUS },
];
conformance(florenza, { optionSets, games: 1, census, swapHidden, isShownOnlyOnce, choose: lively });
