import { conformance } from '@signoria/testkit/vitest';
import { card } from '../src/index.ts';
import { census, swapHidden } from '../src/testkit.ts';
import { buildOften } from './people.ts';

/** A supply that often runs short of everything (R3.5, R10.6, R10.8). */
const poor = { supply: { marble: 5, wood: 5, metal: 4, fabric: 4, gold: 4, spice: 4, fiorini: 1300 } };
const optionSets = [{ guilds: true }, { guilds: false }, { openPurses: true }, { figures: poor }];
conformance(card, { optionSets, census, swapHidden, choose: buildOften });
