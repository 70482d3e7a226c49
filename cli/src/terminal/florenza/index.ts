import { florenzaTerminal } from '@signoria/florenza/text';
import type { Drawing, DrawnSection, Seen } from '../drawing.ts';
import { choice } from './choices.ts';
import { city } from './city.ts';
import { houses, purse, workshops } from './district.ts';
import { drawLedger } from './ledger.ts';
import { lives } from './lives.ts';
import { order, others, tracks } from './players.ts';
import type { FlorenzaEvent, FlorenzaMove } from './view.ts';
import { wordsIn } from './view.ts';

/** Events left out of the news because the table shows them. */
const SHOWN_ON_TABLE: readonly FlorenzaEvent['type'][] = ['opened', 'gameEnded'];
/** Events left out of the news if they happened to another player. */
const PRIVATE: readonly FlorenzaEvent['type'][] = ['income', 'incomeSold', 'notUsed', 'produced', 'artistRolled'];

function table(seen: Seen): readonly DrawnSection[] {
  const words = wordsIn(seen.language);
  return [
    { dropOrder: 0, lines: order(seen, words) },
    { dropOrder: 5, lines: tracks(seen, words) },
    { dropOrder: 4, lines: city(seen, words) },
    { dropOrder: 3, lines: lives(seen, words) },
    { dropOrder: 6, lines: others(seen, words) },
    { dropOrder: 2, lines: workshops(seen, words) },
    { dropOrder: 2, lines: houses(seen, words) },
    { dropOrder: 0, lines: purse(seen, words) },
    { dropOrder: 1, lines: drawLedger(seen, words) },
  ];
}

export const drawFlorenza: Drawing = {
  table,
  choice: (move, seen) => choice(move as FlorenzaMove, seen),
  isNews(event, { seat }) {
    const happened = event as FlorenzaEvent;
    const isOwn = 'seat' in happened && happened.seat === seat;
    return !SHOWN_ON_TABLE.includes(happened.type) && (isOwn || !PRIVATE.includes(happened.type));
  },
  revealedCard: () => null,
  legend: (language) => florenzaTerminal[language].legend,
  revealedAtEnd: () => [],
  ending: () => null,
};
