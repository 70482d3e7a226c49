import { conformance } from '@signoria/engine/testkit/vitest';
import { dice } from '../src/index.ts';
import { census, swapHidden } from '../src/testkit.ts';
import { buildOften } from './people.ts';

/** A box that gives plenty of everything, so that everything is completed and every track overrun. */
const rich = {
  start: { spares: 9, stars: 3, fiorini: 3000 },
  board: { low: { resources: 4, steps: 5 }, high: { resources: 5, steps: 4 } },
};
const optionSets = [{}, { figures: rich }];
conformance(dice, { optionSets, games: 2, census, swapHidden, choose: buildOften });
