import type { Reason } from '@signoria/engine';
import type { ReactNode } from 'react';
import { isExplained } from '../../table/explained.ts';
import { Explains, Hit } from '../../table/Hit.tsx';
import type { Move } from './scene.ts';
import { nameOf, useScene } from './scene.ts';

export interface PointProps {
  /** The component it stands for, lit up when named elsewhere. */
  readonly id: string;
  /** What it is and does, in words. */
  readonly label: string;
  readonly className?: string;
  /** It leads to an answer: gold ring. */
  readonly legal: boolean;
  readonly picked: boolean;
  /** It leads to a free action: no ring, but a hand. */
  readonly quiet?: boolean;
  /** Nothing is chosen with it: it explains itself, or opens something to read. */
  readonly plain?: boolean;
  /** What a long press explains, if not `id`. */
  readonly about?: string;
  /** One of very many: reached by Tab only while it can be chosen. The list in words has everything. */
  readonly minor?: boolean;
  /** The move it stands for, or the verb of its moves, to say why not. */
  readonly wish?: Move | Move['do'] | undefined;
  /** Why not, where the place knows better than the rules: this very icon is marked. */
  readonly reason?: Reason | undefined;
  readonly onPoint: () => void;
  readonly children: ReactNode;
}

/** A thing on the table that can be pointed at by mouse, finger and keyboard, and asked about. */
export function Point(props: PointProps) {
  const { id, label, className = '', legal, picked, quiet = false, plain = false, about = id } = props;
  const { minor = false, wish, reason, onPoint, children } = props;
  const scene = useScene();
  const isOpen = legal || picked || quiet || plain;
  const refuse = (place: HTMLElement) =>
    typeof wish === 'string'
      ? scene.props.onWhyNot(wish, place, { about })
      : scene.props.onWhyNot(id, place, { about, wish, ...(reason && { reason }) });
  const point = (place: HTMLElement) => (isOpen ? onPoint() : refuse(place));
  const rest = scene.asked && !plain && reason === undefined ? 'dim' : '';
  const state = picked ? 'picked' : legal ? 'legal' : quiet ? 'quiet' : rest;
  return (
    <Hit
      id={id}
      about={isExplained(scene.props.snapshot, about) ? about : null}
      label={label}
      className={`${className} ${state}`}
      picked={picked}
      disabled={!isOpen}
      shows={!minor}
      tabIndex={minor && !legal && !picked ? -1 : 0}
      told={scene.props}
      onPoint={point}
    >
      {children}
    </Hit>
  );
}

export function Named({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const scene = useScene();
  return (
    <Explains id={id} told={scene.props}>
      {children ?? nameOf(scene, id)}
    </Explains>
  );
}
