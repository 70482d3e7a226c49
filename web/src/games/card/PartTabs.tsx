import { useEffect, useState } from 'react';
import type { Move, Scene } from './scene.ts';
import { useScene } from './scene.ts';

const PARTS = ['city', 'hand'] as const;
type Part = (typeof PARTS)[number];
const PHONE = '(max-width: 719px)';

interface TabsProps {
  readonly part: Part;
  /** Whether the table is what the screen shows. */
  readonly isShown: boolean;
  readonly onPart: (part: Part) => void;
}

/** On a phone: what lies in the city, or in the own hand. A dot says that something can be done there. */
export function PartTabs({ part, isShown, onPart }: TabsProps) {
  const scene = useScene();
  const { words, view, seat, props } = scene;
  const shown = seat === null ? PARTS.filter((one) => one !== 'hand') : PARTS;
  return shown.map((one) => (
    <button
      key={one}
      type="button"
      className={isShown && one === part ? 'on' : ''}
      aria-pressed={isShown && one === part}
      onClick={() => {
        onPart(one);
        props.onTab('City');
      }}
    >
      {words[one]}
      {one === 'hand' && ` ${view.own?.hand.length ?? 0}`}
      {!(isShown && one === part) && hasTarget(scene, one) && <i className="may" />}
    </button>
  ));
}

/** Turns to the part where a question is answered when it is asked, and back to where the reader was after it. */
export function usePart(scene: Scene): [Part, (part: Part) => void] {
  const [chosen, setChosen] = useState<Part>('city');
  const [overruled, setOverruled] = useState<Part | null>(null);
  const ask = scene.asked && scene.step !== null ? scene.step.ask : null;
  useEffect(() => {
    if (ask === null || ask === 'action') setOverruled(null);
    else setOverruled(ask === 'keep' ? 'hand' : 'city');
    // The artists lie far below the work that looks for one.
    if (ask === 'hire' && matchMedia(PHONE).matches) document.querySelector('.cg-artists')?.scrollIntoView();
  }, [ask]);
  const choose = (part: Part) => {
    setChosen(part);
    setOverruled(null);
  };
  return [overruled ?? chosen, choose];
}

function hasTarget({ moves, me }: Scene, part: Part): boolean {
  const inHand = (move: Move) =>
    move.do === 'play' ||
    move.do === 'keep' ||
    (move.do === 'complete' && me !== null && me.reservedMonuments.includes(move.monument));
  return moves.some((move) => inHand(move) === (part === 'hand'));
}
