import { useEffect, useState } from 'react';
import { PHONE } from '../../look/breakpoints.ts';
import { PartTabs } from '../../table/PartTabs.tsx';
import type { Move, Scene } from './scene.ts';
import { useScene } from './scene.ts';

const PARTS = ['city', 'hand'] as const;
type Part = (typeof PARTS)[number];

interface TabsProps {
  readonly part: Part;
  /** Whether the table is what the screen shows. */
  readonly isShown: boolean;
  readonly onPart: (part: Part) => void;
}

/** On a phone: what lies in the city, or in the own hand. */
export function CardTabs({ part, isShown, onPart }: TabsProps) {
  const scene = useScene();
  const { words, view, seat, props } = scene;
  const tabs = PARTS.filter((one) => one === 'city' || seat !== null).map((one) => ({
    part: one,
    label: one === 'hand' ? `${words.hand} ${view.own?.hand.length ?? 0}` : words[one],
    may: hasTarget(scene, one),
  }));
  const show = (one: Part) => {
    onPart(one);
    props.onTab('City');
  };
  return <PartTabs tabs={tabs} shown={isShown ? part : null} onPart={show} />;
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
