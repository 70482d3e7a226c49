import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { GameTableProps } from '../../table/gameTable.ts';
import { useShown } from '../../table/pointerEvents.ts';
import { City } from './City.tsx';
import { Dock } from './Dock.tsx';
import { Enlarged } from './Enlarged.tsx';
import { EnlargingProvider, useEnlarged } from './enlarging.ts';
import { FlorenzaTabs, usePart } from './FlorenzaTabs.tsx';
import { Lives } from './Lives.tsx';
import { Outcome } from './Outcome.tsx';
import { Own } from './Own.tsx';
import { Phases } from './Phases.tsx';
import { Seats } from './Seats.tsx';
import { Sequence } from './Sequence.tsx';
import { PositionProvider, SceneProvider, useSteadyScene } from './scene.ts';
import { Tiles } from './Tiles.tsx';
import './drawings.ts';
import './florenza.css';
import './works.css';
import './city.css';
import './lives.css';
import './tiles.css';
import './dock.css';
import './ledger.css';
import './seats.css';
import './sequence.css';
import './states.css';
import './phone.css';
import './large.css';
import './largeAreas.css';

/** Constant elements. React renders them again only if the scene context changes, not on hover. */
const PARTS = (
  <>
    <Phases />
    <City />
    <Lives />
    <Tiles />
  </>
);
/** Rendered only while the district is the selected part. CSS shows it on phones; larger screens have the dock. */
const OWN = <Own />;
const SEATS = <Seats />;
const DOCK = <Dock />;
const SEQUENCE = <Sequence />;

/** The table of Florenza. A phone shows one part at a time; larger screens show all of them. */
export default function FlorenzaTable(props: GameTableProps) {
  const scene = useSteadyScene(props);
  const root = useRef<HTMLDivElement>(null);
  const [part, setPart] = usePart(scene);
  const { area, enlarge, ...leaving } = useEnlarged(scene);
  const { tabs, seats, dock, preview, sequence } = props.places;
  useShown(props.highlighted, scene, root);
  return (
    <SceneProvider value={scene}>
      <PositionProvider value={scene.position}>
        <EnlargingProvider value={enlarge}>
          <div
            ref={root}
            className="gameTable game-florenza"
            data-part={part}
            data-crowded={scene.crowded || undefined}
            hidden={area !== null}
          >
            {PARTS}
            {part === 'district' && OWN}
          </div>
          {area !== null && <Enlarged area={area} {...leaving} />}
          {seats !== null && createPortal(<div className="gameTable game-florenza">{SEATS}</div>, seats)}
        </EnlargingProvider>
        {dock !== null && scene.me !== null && createPortal(DOCK, dock)}
        {preview !== null && createPortal(<Outcome />, preview)}
        {sequence !== null && createPortal(SEQUENCE, sequence)}
        {tabs !== null &&
          createPortal(<FlorenzaTabs part={part} isShown={props.tab === 'City'} onPart={setPart} />, tabs)}
      </PositionProvider>
    </SceneProvider>
  );
}
