import { capital } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import type { GameTableProps } from '../../table/gameTable.ts';
import { stepShown } from '../../table/sceneParts.ts';
import { sceneContext, useStable } from '../../table/stableProps.ts';
import { outcomeIn } from './preview.ts';
import type { Words } from './words.ts';
import { wordsOf } from './words.ts';

export type Move = firenze.Move;

/** The props of the table and the values derived from them for all its parts. */
export interface Scene {
  readonly props: GameTableProps;
  readonly view: firenze.View;
  readonly table: firenze.ReadonlyTable;
  readonly figures: firenze.Figures;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly me: firenze.Player | null;
  readonly words: Words;
  /** The moves that the current selection can still lead to. */
  readonly moves: readonly Move[];
  readonly step: firenze.Step | null;
  readonly outcome: firenze.Outcome | null;
  /** True if there are so many targets that their rings are drawn faintly. */
  readonly crowded: boolean;
}

function sceneOf(props: GameTableProps): Scene {
  const view = props.snapshot.view as unknown as firenze.View;
  const { table, figures, viewer } = view;
  const moves = (props.chosen === null ? props.candidates : props.snapshot.moves) as readonly Move[];
  return {
    props,
    view,
    table,
    figures,
    seat: viewer,
    me: viewer === null ? null : (table.players[viewer] ?? null),
    words: wordsOf(props.snapshot),
    moves,
    step: stepShown<firenze.Step>(table.agenda, viewer, props.snapshot),
    outcome: outcomeIn(props),
    crowded: moves.length > 12,
  };
}

export { familyOf, playerName } from '../../table/sceneParts.ts';

export function useSteadyScene(props: GameTableProps): Scene {
  return useStable(props, sceneOf);
}

export const { SceneProvider, useScene } = sceneContext<Scene>();

export function colourName({ words }: Scene, colour: firenze.Colour): string {
  return capital(words.colour(colour));
}

/** Returns bricks as text for accessible names: "2 white, 1 blue". */
export function bricksInWords({ words }: Scene, bricks: firenze.SomeBricks): string {
  return firenze.COLOURS.filter((colour) => (bricks[colour] ?? 0) > 0)
    .map((colour) => `${bricks[colour]} ${words.colour(colour)}`)
    .join(', ');
}
