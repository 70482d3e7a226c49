import type { GameTableProps } from '../../table/gameTable.ts';
import { GameBoard } from '../../tableKit/GameBoard.tsx';
import { openParts, useParts } from '../../tableKit/parts.tsx';
import { Artists } from './Artists.tsx';
import { Hand } from './Hand.tsx';
import { Locations } from './Locations.tsx';
import { Monuments } from './Monuments.tsx';
import { Motion } from './motion.ts';
import { Outcome } from './Outcome.tsx';
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

/** The parts of the board. A phone shows one at a time; the hand and the purse stay visible below. */
const PARTS = ['monuments', 'artists', 'locations'] as const;

/** The part that contains a target, by the target's prefix. Other targets, and reserved monuments, are in the dock. */
const PART_OF: Readonly<Record<string, (typeof PARTS)[number]>> = {
  monument: 'monuments',
  artist: 'artists',
  anonymous: 'artists',
  reserve: 'artists',
  location: 'locations',
  deed: 'locations',
  supply: 'locations',
};

/** Constant elements. React renders them again only if the scene context changes, not on hover. */
const BOARD = (
  <>
    <Monuments />
    <Artists />
    <Locations />
  </>
);
const PLACES = { seats: <Seats />, dock: <Hand />, preview: <Outcome /> };

/** The table of the Card Game. A phone shows one part at a time; larger screens show all of them. */
export default function CardTable(props: GameTableProps) {
  const scene = useStableScene(props);
  const open = openParts(PARTS, scene.props, (kind) => PART_OF[kind]);
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
