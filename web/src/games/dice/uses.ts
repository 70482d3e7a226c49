import { diceGame } from '@signoria/catalogue';
import type { Move, Scene } from './scene.ts';

export type UseMove = Extract<Move, { readonly do: 'use' }>;

/** One way to use a die. Several moves lead through it where a resource or a track is chosen with it. */
export interface Way {
  readonly die: diceGame.Die;
  readonly use: diceGame.Use;
  /** Null where it does not matter. */
  readonly range: diceGame.Range | null;
  readonly moves: readonly UseMove[];
}

/** What the dice board prints for a die: resources, a recruit, fiorini. */
export function printedWays(scene: Scene, die: diceGame.Die, value: number): readonly Way[] {
  const range = diceGame.rangeOf(value);
  return [
    wayOf(scene, die, 'resources', range),
    wayOf(scene, die, 'recruit', range),
    wayOf(scene, die, 'fiorini', null),
  ];
}

const OTHER = { low: 'high', high: 'low' } as const;

/** What buildings add, where it can be had now: another value (R11.3) and ways of their own (R11.2). */
export function addedWays(scene: Scene, die: diceGame.Die, value: number): readonly Way[] {
  const other = OTHER[diceGame.rangeOf(value)];
  return [
    wayOf(scene, die, 'resources', other),
    wayOf(scene, die, 'recruit', other),
    ...(['casa', 'mercatante', 'convento', 'taverna'] as const).map((use) => wayOf(scene, die, use, null)),
  ].filter(({ moves }) => moves.length > 0);
}

function wayOf({ moves }: Scene, die: diceGame.Die, use: diceGame.Use, range: diceGame.Range | null): Way {
  const leads = (move: Move): move is UseMove =>
    move.do === 'use' && move.die === die && move.use === use && (!('range' in move) || move.range === range);
  return { die, use, range, moves: moves.filter(leads) };
}

/** The move it would be, where nothing more is chosen with it. */
export function wishOf({ die, use, range }: Way): UseMove | undefined {
  if ((use === 'resources' || use === 'recruit') && range !== null) return { do: 'use', die, use, range };
  return use === 'fiorini' || use === 'casa' || use === 'taverna' ? { do: 'use', die, use } : undefined;
}

export function isUse(move: unknown): move is UseMove {
  return typeof move === 'object' && move !== null && 'do' in move && move.do === 'use';
}
