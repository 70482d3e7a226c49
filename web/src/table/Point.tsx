import type { Reason } from '@signoria/engine';
import { idOf } from '@signoria/engine';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { explainedOf, isExplained } from './explained.ts';
import type { GameTableProps } from './gameTable.ts';
import { Explains, Pointable } from './Pointable.tsx';
import { useTableProps } from './tableContext.ts';

export interface PointProps {
  /** The target that moves name (`rules.targets`). */
  readonly target: string;
  /** The component it stands for, highlighted when it is named elsewhere. Defaults to the target's component. */
  readonly id?: string;
  /** The accessible name: what it is and does. */
  readonly label: string;
  readonly className?: string;
  /** True if it has its own frame, with the rings and an "i" in the corner. */
  readonly framed?: boolean;
  /** True for a gold ring: it leads to a legal move. Defaults to the targets in `GameTableProps.legal`. */
  readonly legal?: boolean;
  /** True for a lapis ring and a check mark. Defaults to targets pointed at and those of the chosen move. */
  readonly picked?: boolean;
  /** True for an important target: it keeps its glow on a crowded table. */
  readonly lead?: boolean;
  /** True if it can be pointed at but has no ring: it leads to a free action or replaces a planned step. */
  readonly quiet?: boolean;
  /** True if it is not a choice: it explains itself or opens something to read. */
  readonly plain?: boolean;
  /** True for one of very many targets: Tab reaches it only while it can be chosen. The row of choices has them all. */
  readonly minor?: boolean;
  /** The component to explain; defaults to `id`. */
  readonly about?: string;
  /** The additional sign that its tips explain after its own, for example that an icon is marked. */
  readonly extraSign?: string | undefined;
  /** The single move it stands for, used to explain why it is impossible. */
  readonly wish?: unknown;
  /** The reason why it cannot be chosen, if the rules cannot give it, for example if one of two equal things is used up. */
  readonly reason?: Reason | undefined;
  /**
   * Other targets it can be dropped on, which are then pointed at instead of it: a tower, for a brick of its colour.
   */
  readonly onto?: readonly string[];
  /** Called instead of pointing at the target. */
  readonly onPoint?: () => void;
  readonly children: ReactNode;
}

/** A thing on a game's table. Its state and look follow from its target and the legal moves. */
export function Point(props: PointProps) {
  const { target, id = idOf(target), about = id, label, className = '', framed = false, reason, children } = props;
  const { lead = false, quiet = false, plain = false, minor = false, wish } = props;
  const table = useTableProps();
  const isAsked = table.snapshot.moves.length > 0;
  const legal = props.legal ?? (isAsked && reason === undefined && table.legal.has(target));
  const picked = props.picked ?? isPicked(table, target);
  const isEnabled = legal || picked || quiet || plain;
  const explained = isExplained(table.snapshot, about) ? about : null;
  const { say } = useWords();
  const point = (place: HTMLElement) => {
    if (!isEnabled) table.onWhyNot(target, place, { about, wish, ...(reason && { reason }) });
    else if (props.onPoint === undefined) table.onPoint(target);
    else props.onPoint();
  };
  const isFixed = !isAsked || plain || reason !== undefined || !table.legal.has(target);
  const isDim = isAsked && !plain && (framed || reason === undefined);
  const ring = table.thinTargets.has(target) ? 'legal thinRing' : 'legal';
  const state = picked ? 'picked' : legal ? ring : quiet ? 'quiet' : isDim ? 'dim' : '';
  const hit = (
    <Pointable
      id={id}
      target={target}
      about={explained}
      label={framed && isAsked && !isEnabled ? `${label}, ${say('table.notNow')}` : label}
      className={framed ? '' : `${className} ${state}`}
      picked={picked}
      disabled={framed ? undefined : !isEnabled}
      isHighlightable={!framed && !minor}
      tabIndex={minor && !legal && !picked ? -1 : 0}
      extraSign={props.extraSign}
      naming={table}
      onPoint={point}
      drag={() => (isFixed ? null : dragOf(table, target, props.onto ?? []))}
    >
      {children}
    </Pointable>
  );
  if (!framed) return hit;
  return (
    <div className={`point glows pulses ${className} ${state} ${legal && lead ? 'lead' : ''}`} data-id={id}>
      {hit}
      {explained !== null && <Info id={explained} />}
    </div>
  );
}

/**
 * Returns the drop targets of a thing. A drop points at both things, or only at the drop target if it is in `others`.
 */
function dragOf({ dropTargets, onPoint }: GameTableProps, target: string, others: readonly string[]) {
  const onDrop = (place: string | null) => {
    if (place === null) onPoint(target);
    else if (others.includes(place)) onPoint(place);
    else onPoint(target, place);
  };
  return { onto: new Set([...dropTargets(target), ...others]), onDrop };
}

type Chosen = Pick<ReturnType<typeof useTableProps>, 'chosenTargets' | 'pointed'>;

/** True if the target was pointed at or belongs to the chosen move. */
export function isPicked({ chosenTargets, pointed }: Chosen, target: string): boolean {
  return chosenTargets.has(target) || pointed.includes(target);
}

function Info({ id }: { readonly id: string }) {
  const { snapshot, onExplain } = useTableProps();
  const { say } = useWords();
  return (
    <button
      type="button"
      className="pointInfo"
      tabIndex={-1}
      aria-label={say('table.explainNamed', { name: explainedOf(snapshot, id).name })}
      data-sign="info"
      onClick={() => onExplain(id)}
    >
      i
    </button>
  );
}

/** A component's name that opens its explanation. */
export function Named({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const table = useTableProps();
  return (
    <Explains id={id} naming={table}>
      {children ?? explainedOf(table.snapshot, id).name}
    </Explains>
  );
}
