import * as diceGame from '@signoria/dice';
import { paint } from '../paint.ts';
import type { DiceView, DiceWords } from './view.ts';

/** The pips of each face, in three lines. */
const FACES: readonly (readonly [string, string, string])[] = [
  ['     ', '  ●  ', '     '],
  ['●    ', '     ', '    ●'],
  ['●    ', '  ●  ', '    ●'],
  ['●   ●', '     ', '●   ●'],
  ['●   ●', '  ●  ', '●   ●'],
  ['●   ●', '●   ●', '●   ●'],
];
const BLANK = ['     ', '     ', '     '] as const;
const GAP = '   ';

/** Draws the six dice side by side with their colours in words. Dice the active player has used are dimmed. */
export function diceBoard({ table }: DiceView, words: DiceWords): string[] {
  const drawn = diceGame.DIE_IDS.map((die) => {
    const isUsed = table.used.includes(die);
    const face = table.dice === null ? BLANK : (FACES[table.dice[die] - 1] ?? BLANK);
    const lines = [
      `╭${centredInBorder(words.colours[die])}╮`,
      ...face.map((pips) => `│ ${pips} │`),
      `╰${centredInBorder(isUsed ? words.brief.used : '')}╯`,
    ];
    return lines.map((line) => paint(isUsed ? 'quiet' : die, line));
  });
  const rows = drawn[0]?.length ?? 0;
  return Array.from({ length: rows }, (_, row) => ` ${drawn.map((lines) => lines[row]).join(GAP)}`);
}

/** Centres a text in a border of seven columns. */
function centredInBorder(text: string): string {
  const left = Math.max(0, Math.floor((7 - text.length) / 2));
  return ('─'.repeat(left) + text).padEnd(7, '─');
}
