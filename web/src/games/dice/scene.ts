import * as diceGame from '@signoria/dice';
import { at, plain } from '@signoria/engine';
import type { GameTableProps } from '../../table/gameTable.ts';
import { aroundChosen, nameOf, readScene, sceneKit } from '../../tableKit/scene.ts';

export { familyOf, nameOf, playerName } from '../../tableKit/scene.ts';
export type Move = diceGame.Move;

function sceneOf(props: GameTableProps) {
  const scene = readScene<diceGame.View, Move>(props);
  const { table } = props.sent.view as unknown as diceGame.View;
  const { words, names, labels } = props.snapshot.text as unknown as diceGame.DiceText;
  // The moves that answer the question. The others are free (R2.7).
  const answers = scene.moves.filter((move) => !diceGame.isFree(move));
  // The parts draw the table before the planned steps, and these steps faintly on it. `ahead` is the table after them.
  const ahead = { table: scene.table, me: scene.me };
  const me = scene.seat === null ? null : (table.players[scene.seat] ?? null);
  return { ...scene, table, me, ahead, words, names, labels, answers, ...forecastIn(props) };
}
export type Scene = ReturnType<typeof sceneOf>;

interface Forecast {
  /** The viewer's sheet after all that is planned and chosen; null if nothing is. */
  readonly next: diceGame.Player | null;
  readonly changes: ReturnType<typeof diceGame.changesBetween>;
  /** R12.7  True if fiorini are spent that would have scored at the end. */
  readonly losesFioriniPoints: boolean;
}

function forecastIn(props: GameTableProps): Forecast {
  const chosen = aroundChosen(diceGame.dice, props);
  if (chosen === null) return { next: null, changes: {}, losesFioriniPoints: false };
  const { before, after, seat } = chosen;
  return {
    next: at(after.table.players, seat),
    changes: diceGame.changesBetween(before, after, seat),
    losesFioriniPoints: diceGame.losesFioriniPoints(before, after, seat),
  };
}

export const { SceneProvider, useScene, useStableScene } = sceneKit(sceneOf);

/** Returns a name for the middle of a sentence. Only German keeps the capital letter. */
export function midName(scene: Scene, id: string): string {
  const name = nameOf(scene, id);
  return scene.words.language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns an amount of spare resources, stars or fiorini as text. */
export function stockOf({ names }: Scene, id: 'spare' | 'star' | 'fiorini', count: number): string {
  if (id === 'fiorini') return plain(names.amount(id, count));
  return plain(id === 'spare' ? names.spares(count) : names.stars(count));
}

export function totalOf({ props: { snapshot } }: Scene, seat: number): number {
  return snapshot.scores.find((score) => score.seat === seat)?.total ?? 0;
}
