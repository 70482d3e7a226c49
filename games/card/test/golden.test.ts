import { plain, seedFrom } from '@signoria/engine';
import { golden } from '@signoria/engine/testkit/vitest';
import type { GameEvent, State } from '../src/index.ts';
import { card, cardText } from '../src/index.ts';
import { buildOften } from './people.ts';

const FAMILIES = ['Medici', 'Pazzi', 'Pitti', 'Strozzi'];
const words = (event: GameEvent, state: unknown) => plain(cardText.en.event(event, state as State, FAMILIES));
const tale = (seats: number, guilds: boolean, seed: string) => ({
  options: { guilds, openPurses: false },
  seats,
  seed: seedFrom(seed),
  words,
  choose: buildOften,
});

golden('two families without guilds', 'golden/two-without-guilds.txt', card, tale(2, false, 'two families'));
golden('four families with guilds', 'golden/four-with-guilds.txt', card, tale(4, true, 'four families'));
