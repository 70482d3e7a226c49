import type { Reason } from '@signoria/engine';
import type { ReactNode } from 'react';
import { isExplained } from '../../table/explained.ts';
import { Explains, Hit } from '../../table/Hit.tsx';
import type { Move } from './scene.ts';
import { nameOf, useScene } from './scene.ts';

interface PointProps {
  readonly id: string;
  /** What it is and what it costs, in words. */
  readonly label: string;
  readonly className: string;
  /** Which moves this place stands for, where one id stands at two places. */
  readonly way?: (move: Move) => boolean;
  /** Why not, where the place knows better than the rules: of two equal ones this one is used up. */
  readonly reason?: Reason;
  /** Among many targets, one of those that matter most. */
  readonly lead?: boolean;
  /** Chosen as it lies here; the page's set if not said. */
  readonly picked?: boolean;
  /** What its "i" explains, if not itself. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A thing on the table that can be pointed at by mouse, finger and keyboard, and asked about. */
export function Point({ id, label, className, way, reason, lead = false, picked, about = id, children }: PointProps) {
  const scene = useScene();
  const { legal, chosenIds, pointed, onPoint, onWhyNot, onExplain } = scene.props;
  const isOpen = reason === undefined && (way === undefined || scene.moves.some(way));
  const isLegal = scene.asked && legal.has(id) && isOpen;
  const isPicked = picked ?? (chosenIds.has(id) || pointed.includes(id));
  const explained = isExplained(scene.props.snapshot, about) ? about : null;
  const point = (place: HTMLElement) => {
    if (isLegal || isPicked) onPoint(id);
    else
      onWhyNot(id, place, { about, ...(way && { way: way as (wish: unknown) => boolean }), ...(reason && { reason }) });
  };
  const states = [isPicked ? 'picked' : isLegal ? 'legal' : scene.asked ? 'dim' : '', isLegal && lead ? 'lead' : ''];
  return (
    <div className={`point glows breathes ${className} ${states.join(' ')}`} data-id={id}>
      <Hit
        id={id}
        about={explained}
        label={isLegal || isPicked || !scene.asked ? label : `${label}, ${scene.words.notNow}`}
        picked={isPicked}
        told={scene.props}
        onPoint={point}
      >
        {children}
      </Hit>
      {explained !== null && (
        <button
          type="button"
          className="cg-i"
          tabIndex={-1}
          aria-label={scene.words.explain(nameOf(scene, explained))}
          onClick={() => onExplain(explained)}
        >
          i
        </button>
      )}
    </div>
  );
}

export function Named({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Explains id={id} told={useScene().props}>
      {children}
    </Explains>
  );
}
