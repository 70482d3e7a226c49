import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { GameTableProps } from '../../table/gameTable.ts';
import { useShown } from '../../table/pointerEvents.ts';
import { Artists } from './Artists.tsx';
import { CardTabs, usePart } from './CardTabs.tsx';
import { Hand } from './Hand.tsx';
import { Locations } from './Locations.tsx';
import { Monuments } from './Monuments.tsx';
import { useMotion } from './motion.ts';
import { Outcome } from './Outcome.tsx';
import { Seats } from './Seats.tsx';
import { SceneProvider, useSteadyScene } from './scene.ts';
import './drawings.ts';
import '../../styles/kinds.css';
import './card.css';
import './board.css';
import './cards.css';
import './marker.css';
import './tiles.css';
import './places.css';
import './dock.css';
import './seats.css';
import './flight.css';
import './states.css';
import './phone.css';

/** Constant elements. React renders them again only if the scene context changes, not on hover. */
const PARTS = (
  <>
    <Monuments />
    <Artists />
    <Locations />
  </>
);
const SEATS = <Seats />;
const DOCK = <Hand />;

/** The table of the Card Game. A phone shows one part at a time; larger screens show all of them. */
export default function CardTable(props: GameTableProps) {
  const scene = useSteadyScene(props);
  const root = useRef<HTMLDivElement>(null);
  const [part, setPart] = usePart(scene);
  const { tabs, seats, dock, preview } = props.places;
  useMotion(scene);
  useShown(props.highlighted, scene, root);
  return (
    <SceneProvider value={scene}>
      <div ref={root} className="gameTable game-card" data-part={part} data-crowded={scene.crowded || undefined}>
        {PARTS}
      </div>
      {seats !== null && createPortal(<div className="gameTable game-card">{SEATS}</div>, seats)}
      {dock !== null && scene.me !== null && createPortal(DOCK, dock)}
      {preview !== null && createPortal(<Outcome />, preview)}
      {tabs !== null && createPortal(<CardTabs part={part} isShown={props.tab === 'City'} onPart={setPart} />, tabs)}
    </SceneProvider>
  );
}
