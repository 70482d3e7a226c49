import { conformance } from '@signoria/engine/testkit/vitest';
import { card } from '../src/index.ts';
import { census, swapHidden } from './hidden.ts';
import { buildOften } from './people.ts';

const optionSets = [{ guilds: true }, { guilds: false }, { openPurses: true }];
conformance(card, { optionSets, census, swapHidden, choose: buildOften });
