import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { GameTableProps } from '../../table/gameTable.ts';
import { useShown } from '../../table/pointerEvents.ts';
import { City } from './City.tsx';
import { Dock } from './Dock.tsx';
import { FirenzeTabs, usePart } from './FirenzeTabs.tsx';
import { Held } from './Held.tsx';
import { Outcome } from './Outcome.tsx';
import { Row } from './Row.tsx';
import { Seats } from './Seats.tsx';
import { SceneProvider, useSteadyScene } from './scene.ts';
import './drawings.ts';
import './colours.css';
import './firenze.css';
import './city.css';
import './levels.css';
import './row.css';
import './dock.css';
import './seats.css';
import './states.css';
import './phone.css';

/** Constant elements. React renders them again only if the scene context changes, not on hover. */
const PARTS = (
  <>
    <City />
    <Row />
    <Held />
  </>
);
const SEATS = <Seats />;
const DOCK = <Dock />;

/** The table of Firenze. A phone shows one part at a time; larger screens show all of them. */
export default function FirenzeTable(props: GameTableProps) {
  const scene = useSteadyScene(props);
  const root = useRef<HTMLDivElement>(null);
  const [part, setPart] = usePart(scene);
  const { tabs, seats, dock, preview } = props.places;
  useShown(props.highlighted, scene, root);
  return (
    <SceneProvider value={scene}>
      <div ref={root} className="gameTable game-firenze" data-part={part} data-crowded={scene.crowded || undefined}>
        {PARTS}
      </div>
      {seats !== null && createPortal(<div className="gameTable game-firenze">{SEATS}</div>, seats)}
      {dock !== null && scene.me !== null && createPortal(DOCK, dock)}
      {preview !== null && createPortal(<Outcome />, preview)}
      {tabs !== null && createPortal(<FirenzeTabs part={part} isShown={props.tab === 'City'} onPart={setPart} />, tabs)}
    </SceneProvider>
  );
}
