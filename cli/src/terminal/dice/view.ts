import type { diceGame } from '@signoria/catalogue';
import type { Seen } from '../drawing.ts';

/** What the drawing reads of the Dice Game. */
export type DiceView = diceGame.View;
export type DiceMove = diceGame.Move;
export type DiceEvent = diceGame.GameEvent;
export type Player = diceGame.Player;

export function viewOf({ view }: Seen): DiceView {
  return view as unknown as DiceView;
}

export function movesOf({ moves }: Seen): readonly DiceMove[] {
  return moves as readonly DiceMove[];
}

/** The full name, where two things share one. */
export function nameOf({ text, imagined }: Seen, id: string): string {
  return text.explain(id, imagined).name;
}
