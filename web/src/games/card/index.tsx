import { useEffect, useRef, useState } from 'react';
import type { GameTableProps } from '../../table/gameTable.ts';
import { Artists } from './Artists.tsx';
import { useFlash } from './flash.ts';
import { Locations } from './Locations.tsx';
import { Marker } from './Marker.tsx';
import { Market } from './Market.tsx';
import { Mine, Purse } from './Mine.tsx';
import { Monuments } from './Monuments.tsx';
import { Seats } from './Seats.tsx';
import type { Move, Scene } from './scene.ts';
import { SceneProvider } from './scene.ts';
import { useShown, useSteadyScene } from './steady.ts';
import './card.css';
import './cards.css';
import './marker.css';
import './tiles.css';
import './market.css';
import './own.css';
import './seats.css';
import './states.css';
import './narrow.css';
import './phone.css';

const TABS = ['city', 'hand', 'rivals'] as const;
type Tab = (typeof TABS)[number];

/** Drawn anew only when the scene changes, which pointing and hovering leave alone. */
const PARTS = (
  <div className="cg-layout">
    <div className="cg-main">
      <Marker />
      <Monuments />
      <Artists />
      <Locations />
      <Market />
      <Mine />
    </div>
    <Seats />
  </div>
);

/** The table of the Card Game. On a phone its three parts take turns; elsewhere all of them are there. */
export default function CardTable(props: GameTableProps) {
  const scene = useSteadyScene(props);
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useTab(scene);
  useFlash(props.snapshot, root);
  useShown(props.highlighted, scene, root);
  return (
    <SceneProvider value={scene}>
      <div ref={root} className="cg" data-tab={tab} data-crowded={scene.crowded || undefined}>
        {PARTS}
        <div className="cg-tray">
          <Purse />
          <Tabs scene={scene} tab={tab} onTab={setTab} />
        </div>
      </div>
    </SceneProvider>
  );
}

interface TabsProps {
  readonly scene: Scene;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

function Tabs({ scene, tab, onTab }: TabsProps) {
  const { words, view, seat } = scene;
  const shown = seat === null ? TABS.filter((one) => one !== 'hand') : TABS;
  return (
    <nav className="cg-tabs" aria-label={words.tabs}>
      {shown.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => onTab(one)}>
          {words[one]}
          {one === 'hand' && ` ${view.own?.hand.length ?? 0}`}
          {one !== tab && hasTarget(scene, one) && <i className="may" />}
        </button>
      ))}
    </nav>
  );
}

/** Turns to the part where a question is answered when it is asked, and back to where the reader was after it. */
function useTab(scene: Scene): [Tab, (tab: Tab) => void] {
  const [chosen, setChosen] = useState<Tab>('city');
  const [overruled, setOverruled] = useState<Tab | null>(null);
  const ask = scene.asked && scene.step !== null ? scene.step.ask : null;
  useEffect(() => {
    if (ask === null || ask === 'action') setOverruled(null);
    else setOverruled(ask === 'keep' ? 'hand' : 'city');
  }, [ask]);
  const choose = (tab: Tab) => {
    setChosen(tab);
    setOverruled(null);
  };
  return [overruled ?? chosen, choose];
}

function hasTarget({ moves, me }: Scene, tab: Tab): boolean {
  const inHand = (move: Move) =>
    move.do === 'play' ||
    move.do === 'keep' ||
    (move.do === 'complete' && me !== null && me.reservedMonuments.includes(move.monument));
  if (tab === 'hand') return moves.some(inHand);
  return tab === 'city' && moves.some((move) => !inHand(move));
}
