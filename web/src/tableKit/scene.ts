import type { BuiltRules, GameFlowTypes, ReadonlyAgenda, Seat, SeatStep } from '@signoria/engine';
import { answered, pendingSeats, questionFor } from '@signoria/engine';
import type { ReactNode } from 'react';
import { createContext, createElement, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { explainedOf } from '../table/explained.ts';
import type { Family } from '../table/families.ts';
import type { GameTableProps } from '../table/gameTable.ts';
import { TableContext } from '../table/tableContext.ts';

/** The part of a view that every game has. */
interface AnyView {
  readonly viewer: Seat | null;
  readonly figures: unknown;
  readonly table: { readonly agenda: ReadonlyAgenda<SeatStep>; readonly players: readonly unknown[] };
}

/** From this number of moves on, the rings around targets are fainter and do not pulse. */
const CROWDED = 13;

/** The props of a table and the values that every game derives from them for all its parts. */
export interface CommonScene<View extends AnyView, Move> {
  readonly props: GameTableProps;
  readonly view: View;
  readonly table: View['table'];
  readonly figures: View['figures'];
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null;
  readonly me: View['table']['players'][number] | null;
  /** The moves that the current selection can still lead to; all legal moves while one is chosen. */
  readonly moves: readonly Move[];
  readonly canMove: boolean;
  /** The viewer's question if there is one, otherwise the question of the seat the table waits for. */
  readonly step: View['table']['agenda']['steps'][number] | null;
  /** True if there are so many moves that the rings of targets are fainter and do not pulse. */
  readonly isCrowded: boolean;
}

/** Reads from the props what every game needs. A game adds its words and previews. */
export function readScene<View extends AnyView, Move>(props: GameTableProps): CommonScene<View, Move> {
  const view = props.snapshot.view as unknown as View;
  const { table, figures, viewer } = view;
  const moves = (props.chosen === null ? props.candidates : props.snapshot.moves) as readonly Move[];
  return {
    props,
    view,
    table,
    figures,
    seat: viewer,
    me: viewer === null ? null : (table.players[viewer] ?? null),
    moves,
    canMove: moves.length > 0,
    step: stepShown(table.agenda, viewer, props.snapshot.pending),
    isCrowded: moves.length >= CROWDED,
  };
}

function stepShown<Step extends SeatStep>(
  agenda: ReadonlyAgenda<Step>,
  viewer: Seat | null,
  pending: readonly Seat[],
): Step | null {
  const [waiting] = pendingSeats(agenda);
  const asker = viewer !== null && pending.includes(viewer) ? viewer : waiting;
  return asker === undefined ? null : (questionFor(agenda, asker) ?? null);
}

/** Returns the positions before and after the planned steps and the chosen move or plan; null if there are none. */
export function aroundChosen<G extends GameFlowTypes>(
  rules: BuiltRules<G>,
  { snapshot, sent, planned, chosen, plan }: GameTableProps,
): { readonly seat: Seat; readonly before: G['state']; readonly after: G['state'] } | null {
  const { seat, moves } = snapshot;
  const last = plan === null ? chosen : plan.steps.at(-1);
  if (seat === null) return null;
  const before = sent.imagined as G['state'];
  if (plan === null && !moves.includes(chosen))
    return planned.length === 0 ? null : { seat, before, after: snapshot.imagined as G['state'] };
  const from = (plan?.beforeLast ?? snapshot.imagined) as G['state'];
  return { seat, before, after: answered(rules, from, seat, last as G['move']) };
}

/** Creates the hooks and the provider through which the parts of a table read its scene. */
export function sceneKit<AnyScene extends { readonly props: GameTableProps }>(
  sceneOf: (props: GameTableProps) => AnyScene,
) {
  const Context = createContext<AnyScene | null>(null);
  function SceneProvider({ value, children }: { readonly value: AnyScene; readonly children: ReactNode }) {
    return createElement(TableContext, { value: value.props }, createElement(Context, { value }, children));
  }
  function useScene(): AnyScene {
    const scene = useContext(Context);
    if (scene === null) throw new Error('useScene must be called inside <SceneProvider>');
    return scene;
  }
  return { SceneProvider, useScene, useStableScene: (props: GameTableProps) => useStable(props, sceneOf) };
}

/**
 * Memoizes the scene of a table's props. Lists with equal content count as unchanged; of the candidates only the number is
 * compared, because they follow from the snapshot and the pointed targets.
 */
function useStable<AnyScene>(props: GameTableProps, sceneOf: (props: GameTableProps) => AnyScene): AnyScene {
  const latest = useRef(props);
  // A layout effect: effects of the parts, such as the offer of a plan, call the handlers of this render.
  useLayoutEffect(() => {
    latest.current = props;
  });
  const { candidates, families, pointed, legal, thinTargets } = props;
  const key = [candidates.length, ...families, ...pointed, ...legal].join();
  const thin = [...thinTargets].join();
  // The same functions in all renders, so that parts which use only them need not render again.
  const handlers = useMemo(() => handlersOf(() => latest.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `thin` stand for the lists
  return useMemo(
    () => sceneOf({ ...props, highlighted: null, ...handlers }),
    [props.snapshot, props.chosen, props.plan, key, thin],
  );
}

/** Returns handlers that call those of the latest props. */
function handlersOf(latest: () => GameTableProps) {
  return {
    onPoint: (...targets) => latest().onPoint(...targets),
    dropTargets: (target) => latest().dropTargets(target),
    onPick: (move) => latest().onPick(move),
    onTake: (move) => latest().onTake(move),
    onRemoveStep: (step) => latest().onRemoveStep(step),
    onClear: () => latest().onClear(),
    onPlan: (plan) => latest().onPlan(plan),
    onConfirm: () => latest().onConfirm(),
    onWhyNot: (target, place, about) => latest().onWhyNot(target, place, about),
    onTab: (tab) => latest().onTab(tab),
    onExplain: (id) => latest().onExplain(id),
    onHighlight: (id) => latest().onHighlight(id),
  } satisfies Partial<GameTableProps>;
}

interface Shown {
  readonly props: Pick<GameTableProps, 'families' | 'snapshot'>;
}

export function familyOf({ props: { families } }: Shown, seat: Seat): Family {
  return families[seat] ?? 'medici';
}

export function playerName({ props: { snapshot } }: Shown, seat: Seat): string {
  return snapshot.names[seat] ?? '';
}

/** Returns the name of a component in the reader's language. */
export function nameOf({ props: { snapshot } }: Shown, id: string): string {
  return explainedOf(snapshot, id).name;
}
