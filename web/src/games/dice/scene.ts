import * as diceGame from '@signoria/dice';
import { answered, at, plain } from '@signoria/engine';
import { explainedOf } from '../../table/explained.ts';
import type { GameTableProps } from '../../table/gameTable.ts';
import { stepShown } from '../../table/sceneParts.ts';
import { sceneContext, useStable } from '../../table/stableProps.ts';

export type Move = diceGame.Move;

/** The props of the table and the values derived from them for all its parts. */
export interface Scene {
  readonly props: GameTableProps;
  readonly words: diceGame.Words;
  readonly names: diceGame.Names;
  readonly labels: diceGame.Labels;
  readonly table: diceGame.Table;
  readonly figures: diceGame.Figures;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly me: diceGame.Player | null;
  /** The viewer's sheet after the chosen move, and the changes by that move. Null and empty if no move is chosen. */
  readonly next: diceGame.Player | null;
  readonly changes: ReturnType<typeof diceGame.changesBetween>;
  /** The moves that the current selection can still lead to. */
  readonly moves: readonly Move[];
  /** The moves that answer the question. The others are free (R2.7). */
  readonly answers: readonly Move[];
  readonly asked: boolean;
  readonly step: diceGame.Step | null;
}

function sceneOf(props: GameTableProps): Scene {
  const { table, figures, viewer } = props.snapshot.view as unknown as diceGame.View;
  const moves = (props.chosen === null ? props.candidates : props.snapshot.moves) as readonly Move[];
  const { words, names, labels } = props.snapshot.text as unknown as diceGame.DiceText;
  return {
    props,
    words,
    names,
    labels,
    table: table as diceGame.Table,
    figures,
    seat: viewer,
    me: viewer === null ? null : at(table.players as readonly diceGame.Player[], viewer),
    ...foreseen(props),
    moves,
    answers: moves.filter((move) => !diceGame.isFree(move)),
    asked: moves.length > 0,
    step: stepShown<diceGame.Step>(table.agenda, viewer, props.snapshot),
  };
}

function foreseen({ snapshot, chosen }: GameTableProps): Pick<Scene, 'next' | 'changes'> {
  const { seat, moves } = snapshot;
  if (seat === null || !moves.includes(chosen)) return { next: null, changes: {} };
  const before = snapshot.imagined as unknown as diceGame.State;
  const after = answered(diceGame.dice, before, seat, chosen as Move);
  return { next: at(after.table.players, seat), changes: diceGame.changesBetween(before, after, seat) };
}

export { familyOf, playerName } from '../../table/sceneParts.ts';

export function useSteadyScene(props: GameTableProps): Scene {
  return useStable(props, sceneOf);
}

export const { SceneProvider, useScene } = sceneContext<Scene>();

export function nameOf({ props: { snapshot } }: Scene, id: string): string {
  return explainedOf(snapshot, id).name;
}

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
