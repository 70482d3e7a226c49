import { FAMILY_NAMES } from '@signoria/common';
import { seedFromText } from '@signoria/engine';
import { wordsFor } from '@signoria/testkit';
import { golden } from '@signoria/testkit/vitest';
import { card } from '../src/index.ts';
import { cardText } from '../src/text/index.ts';
import { buildOften } from './people.ts';

const words = wordsFor(cardText.en, Object.values(FAMILY_NAMES));
const game = (seats: number, guilds: boolean, seed: string) => ({
  options: { guilds, openPurses: false },
  seats,
  seed: seedFromText(seed),
  words,
  choose: buildOften,
});

golden('two families without guilds', 'golden/two-without-guilds.txt', card, game(2, false, 'two families'));
golden('four families with guilds', 'golden/four-with-guilds.txt', card, game(4, true, 'four families'));
