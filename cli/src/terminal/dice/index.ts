import * as diceGame from '@signoria/dice';
import { diceTerminal } from '@signoria/dice/text';
import type { Drawing, DrawnSection, Seen } from '../drawing.ts';
import { diceBoard } from './board.ts';
import { choice } from './choices.ts';
import { offices, players } from './players.ts';
import { artworks, rione, sheetOf, supply, tracks } from './sheet.ts';
import type { DiceEvent, DiceMove } from './view.ts';
import { viewOf, wordsIn } from './view.ts';

/** Events left out of the news if they happened to another player. The table shows their result. */
const PRIVATE: readonly DiceEvent['type'][] = [
  'marked',
  'traded',
  'changed',
  'lost',
  'dieLost',
  'fioriniGained',
  'sparesGained',
  'starGained',
  'advanced',
  'pastEnd',
  'incomeCollected',
];

function table(seen: Seen): readonly DrawnSection[] {
  const view = viewOf(seen);
  const words = wordsIn(seen.language);
  const sheet = sheetOf(view, words, seen);
  return [
    { dropOrder: 4, lines: players(view, words, seen) },
    { dropOrder: 5, lines: offices(view, words, seen) },
    { dropOrder: 2, lines: diceBoard(view, words) },
    { dropOrder: 1, lines: artworks(sheet, 'palazzo') },
    { dropOrder: 1, lines: artworks(sheet, 'chiesa') },
    { dropOrder: 1, lines: rione(sheet) },
    { dropOrder: 3, lines: tracks(sheet) },
    { dropOrder: 0, lines: supply(sheet) },
  ];
}

/** R13.8  In solo games the player beats the Pope or loses to him. */
function ending(seen: Seen): string | null {
  const his = diceGame.popesPoints(viewOf(seen));
  const [score] = seen.scores;
  if (his === null || score === undefined) return null;
  const { brief, terminal } = wordsIn(seen.language);
  return score.rank === 1
    ? `${brief.beat(score.total, his)}. ${terminal.triumph}`
    : `${brief.lostTo(score.total, his)}.`;
}

export const drawDiceGame: Drawing = {
  table,
  choice: (move, seen) => choice(move as DiceMove, seen),
  isNews(event, { seat }) {
    const happened = event as DiceEvent;
    const isOwn = 'seat' in happened && happened.seat === seat;
    return happened.type !== 'gameEnded' && (isOwn || !PRIVATE.includes(happened.type));
  },
  revealedCard: () => null,
  legend: (language) => diceTerminal[language].legend,
  revealedAtEnd: () => [],
  ending,
};
