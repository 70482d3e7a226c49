import type { Language } from '@signoria/engine';
import { listed, plain } from '@signoria/engine';
import { COLOURS } from '@signoria/firenze';
import type { Drawing } from '../drawing.ts';
import { choice } from './choices.ts';
import { city, supplyLines } from './city.ts';
import { ownCards, site, storehouse } from './own.ts';
import { others } from './players.ts';
import { row } from './row.ts';
import { SIGNS } from './signs.ts';
import type { FirenzeEvent, FirenzeMove } from './view.ts';
import { drawingInput, wordsIn } from './view.ts';

/** Events left out of the news because the table shows them. */
const SHOWN_ON_TABLE: readonly FirenzeEvent['type'][] = ['turnBegan', 'rowRefilled', 'brickLaid', 'gameEnded'];

export const drawFirenze: Drawing = {
  table(seen, width) {
    const input = drawingInput(seen, width);
    return [
      { dropOrder: 5, lines: supplyLines(input) },
      { dropOrder: 2, lines: city(input) },
      { dropOrder: 3, lines: row(input) },
      { dropOrder: 4, lines: others(input) },
      { dropOrder: 1, lines: ownCards(input) },
      { dropOrder: 0, lines: storehouse(input) },
      { dropOrder: 0, lines: site(input) },
    ];
  },
  choice: (move, seen) => choice(move as FirenzeMove, seen),
  isNews: (event) => !SHOWN_ON_TABLE.includes((event as FirenzeEvent).type),
  revealedCard: () => null,
  legend,
  revealedAtEnd: () => [],
  ending: () => null,
};

function legend(language: Language): string {
  const words = wordsIn(language);
  const signs = COLOURS.map((colour) => [`${SIGNS[colour]} ${words.colour(colour)}`]);
  return words.terminal.legend(plain(listed(signs, words.and)));
}
