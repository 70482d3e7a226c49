import { plain, seedFrom } from '@signoria/engine';
import { golden } from '@signoria/engine/testkit/vitest';
import type { GameEvent, State } from '../src/index.ts';
import { dice, diceText } from '../src/index.ts';
import { buildOften } from './people.ts';

const NAMES = ['Ringo', 'Paul', 'George', 'John'];
const words = (event: GameEvent, state: unknown) => plain(diceText.en.event(event, state as State, NAMES));
const tale = (seats: number, seed: string) => ({
  options: { pope: 'normal' as const },
  seats,
  seed: seedFrom(seed),
  words,
  choose: buildOften,
});

golden('one against the Pope', 'golden/alone.txt', dice, tale(1, 'alone'));
golden('four players', 'golden/four.txt', dice, tale(4, 'four'));
