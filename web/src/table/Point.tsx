import type { Reason } from '@signoria/engine';
import { idOf } from '@signoria/engine';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { explainedOf, isExplained } from './explained.ts';
import type { GameTableProps } from './gameTable.ts';
import { Explains, Pointable } from './Pointable.tsx';
import { useTableProps } from './stableProps.ts';

export interface PointProps {
  /** What it is to the moves (`rules.targets`). */
  readonly target: string;
  /** The component it stands for, lit up when named elsewhere, if not the target's own. */
  readonly id?: string;
  /** What it is and does, in words. */
  readonly label: string;
  readonly className?: string;
  /** It stands in a frame of its own, with the rings and an "i" in the corner. */
  readonly framed?: boolean;
  /** It leads to an answer: gold ring. If not said, when an open move points at it. */
  readonly legal?: boolean;
  /** Lapis ring and check mark. If not said, when it was pointed at or the chosen move points at it. */
  readonly picked?: boolean;
  /** Among many, one of those that matter most. */
  readonly lead?: boolean;
  /** It leads to a free action: no ring, but a hand. */
  readonly quiet?: boolean;
  /** Nothing is chosen with it: it explains itself, or opens something to read. */
  readonly plain?: boolean;
  /** One of very many: reached by Tab only while it can be chosen. The list in words has everything. */
  readonly minor?: boolean;
  /** What is explained, if not `id`. */
  readonly about?: string;
  /** The one move it stands for, to say why not. */
  readonly wish?: unknown;
  /** Why not, where the place knows better than the rules: of two equal ones this one is used up. */
  readonly reason?: Reason | undefined;
  /** What else it can be dropped on, and is then pointed at instead of it: a tower, by a brick of its colour. */
  readonly onto?: readonly string[];
  /** If not said, its target is pointed at. */
  readonly onPoint?: () => void;
  readonly children: ReactNode;
}

/** A thing on a game's table: what it can do now and how that looks follows from its target and the legal moves. */
export function Point(props: PointProps) {
  const { target, id = idOf(target), about = id, label, className = '', framed = false, reason, children } = props;
  const { lead = false, quiet = false, plain = false, minor = false, wish } = props;
  const table = useTableProps();
  const asked = table.snapshot.moves.length > 0;
  const legal = props.legal ?? (asked && reason === undefined && table.legal.has(target));
  const picked = props.picked ?? isPicked(table, target);
  const isOpen = legal || picked || quiet || plain;
  const explained = isExplained(table.snapshot, about) ? about : null;
  const { say } = useWords();
  const point = (place: HTMLElement) => {
    if (!isOpen) table.onWhyNot(target, place, { about, wish, ...(reason && { reason }) });
    else if (props.onPoint === undefined) table.onPoint(target);
    else props.onPoint();
  };
  const isFixed = !asked || plain || reason !== undefined || !table.legal.has(target);
  const isDim = asked && !plain && (framed || reason === undefined);
  const ring = table.may.has(target) ? 'legal may' : 'legal';
  const state = picked ? 'picked' : legal ? ring : quiet ? 'quiet' : isDim ? 'dim' : '';
  const hit = (
    <Pointable
      id={id}
      target={target}
      about={explained}
      label={framed && asked && !isOpen ? `${label}, ${say('table.notNow')}` : label}
      className={framed ? '' : `${className} ${state}`}
      picked={picked}
      disabled={framed ? undefined : !isOpen}
      shows={!framed && !minor}
      tabIndex={minor && !legal && !picked ? -1 : 0}
      told={table}
      onPoint={point}
      drag={() => (isFixed ? null : dragOf(table, target, props.onto ?? []))}
    >
      {children}
    </Pointable>
  );
  if (!framed) return hit;
  return (
    <div className={`point glows breathes ${className} ${state} ${legal && lead ? 'lead' : ''}`} data-id={id}>
      {hit}
      {explained !== null && <Info id={explained} />}
    </div>
  );
}

/** Dropped on something, a thing is pointed at together with it, or only what it was dropped on is. */
function dragOf({ dropTargets, onPoint }: GameTableProps, target: string, others: readonly string[]) {
  const onDrop = (place: string | null) => {
    if (place === null) onPoint(target);
    else if (others.includes(place)) onPoint(place);
    else onPoint(target, place);
  };
  return { onto: new Set([...dropTargets(target), ...others]), onDrop };
}

type Chosen = Pick<ReturnType<typeof useTableProps>, 'chosenTargets' | 'pointed'>;

/** Whether a thing was pointed at, or the chosen move points at it. */
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
      onClick={() => onExplain(id)}
    >
      i
    </button>
  );
}

/** A name that only explains itself. */
export function Named({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const table = useTableProps();
  return (
    <Explains id={id} told={table}>
      {children ?? explainedOf(table.snapshot, id).name}
    </Explains>
  );
}
