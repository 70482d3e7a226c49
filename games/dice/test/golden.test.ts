import { plain, seedFrom } from '@signoria/engine';
import { golden } from '@signoria/engine/testkit/vitest';
import type { FiguresOverride } from '../src/figures.ts';
import type { GameEvent, State } from '../src/index.ts';
import { dice, diceText } from '../src/index.ts';
import { buildOften, PLENTY } from './people.ts';

const NAMES = ['Ringo', 'Paul', 'George', 'John'];
const words = (event: GameEvent, state: unknown) => plain(diceText.en.event(event, state as State, NAMES));
const tale = (seats: number, seed: string, figures: FiguresOverride = {}) => ({
  options: { pope: 'normal' as const, figures },
  seats,
  seed: seedFrom(seed),
  words,
  choose: buildOften,
});

golden('one against the Pope', 'golden/alone.txt', dice, tale(1, 'alone'));
golden('four players', 'golden/four.txt', dice, tale(4, 'four'));
golden('two players with plenty of everything', 'golden/plenty.txt', dice, tale(2, 'plenty', PLENTY));
