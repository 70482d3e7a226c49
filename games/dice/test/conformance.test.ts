import { conformance } from '@signoria/testkit/vitest';
import { dice } from '../src/index.ts';
import { census, swapHidden } from '../src/testkit.ts';
import { buildOften, PLENTY } from './people.ts';

const optionSets = [{}, { figures: PLENTY }];
conformance(dice, { optionSets, games: 2, census, swapHidden, choose: buildOften });
