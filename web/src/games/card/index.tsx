import type { GameTableProps } from '../../table/gameTable.ts';
import { GameBoard } from '../../tableKit/GameBoard.tsx';
import { openParts, useParts } from '../../tableKit/parts.tsx';
import { Artists } from './Artists.tsx';
import { CardDock } from './CardDock.tsx';
import { Locations } from './Locations.tsx';
import { Monuments } from './Monuments.tsx';
import { Motion } from './motion.ts';
import { Outcome } from './Outcome.tsx';
import { PARTS, partOf } from './parts.ts';
import { Seats } from './Seats.tsx';
import { SceneProvider, useStableScene } from './scene.ts';
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
const BOARD = (
  <>
    <Monuments />
    <Artists />
    <Locations />
  </>
);
const PLACES = { seats: <Seats />, dock: <CardDock />, preview: <Outcome /> };

/** The table of the Card Game. A phone shows one part at a time; larger screens show all of them. */
export default function CardTable(props: GameTableProps) {
  const scene = useStableScene(props);
  const open = openParts(PARTS, scene.props, (kind, target) => partOf(scene, kind, target));
  const parts = useParts(PARTS, open, props.snapshot.moves);
  return (
    <SceneProvider value={scene}>
      <GameBoard
        game="card"
        live={props}
        scene={scene}
        parts={parts}
        labels={scene.words}
        stages={[BOARD, <Motion key="motion" scene={scene} />]}
        {...PLACES}
      />
    </SceneProvider>
  );
}
