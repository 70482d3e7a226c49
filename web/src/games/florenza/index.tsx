import type { GameTableProps } from '../../table/gameTable.ts';
import { GameBoard } from '../../tableKit/GameBoard.tsx';
import { openParts, useParts, useShowPlayers } from '../../tableKit/parts.tsx';
import { City } from './City.tsx';
import { Enlarged } from './Enlarged.tsx';
import { EnlargingProvider, useEnlarged } from './enlarging.ts';
import { FlorenzaDock } from './FlorenzaDock.tsx';
import { Lives } from './Lives.tsx';
import { Outcome } from './Outcome.tsx';
import { Phases } from './Phases.tsx';
import { PhoneDock } from './PhoneDock.tsx';
import { Seats } from './Seats.tsx';
import { Sequence } from './Sequence.tsx';
import type { Scene } from './scene.ts';
import { SceneBaseProvider, SceneProvider, useStableScene } from './scene.ts';
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

/** The parts of the board. A phone shows one at a time; the goods stay visible below. */
const PARTS = ['city', 'duomo', 'lives', 'district'] as const;

/** Constant elements. React renders them again only if the scene context changes, not on hover. */
const BOARD = (
  <>
    <Phases />
    <City />
    <Lives />
    <Tiles />
  </>
);
/** Rendered only while the district is the selected part. CSS shows it on phones; larger screens have the dock. */
const PHONE_DOCK = <PhoneDock />;
const PLACES = { seats: <Seats />, dock: <FlorenzaDock />, preview: <Outcome />, sequence: <Sequence /> };

/** The table of Florenza. A phone shows one part at a time; larger screens show all of them. */
export default function FlorenzaTable(props: GameTableProps) {
  const scene = useStableScene(props);
  const open = openParts(PARTS, scene.props, (kind, target) => partOf(scene, kind, target));
  const parts = useParts(PARTS, open, props.snapshot.moves);
  const { area, enlarge, ...leaving } = useEnlarged(scene);
  useShowPlayers(open.length === 0 && isAskedAboutOthers(scene), scene.props);
  return (
    <SceneProvider value={scene}>
      <SceneBaseProvider value={scene.base}>
        <EnlargingProvider value={enlarge}>
          <GameBoard
            game="florenza"
            live={props}
            scene={scene}
            parts={parts}
            labels={scene.words.labels}
            instead={area === null ? null : <Enlarged area={area} {...leaving} />}
            stages={[BOARD, parts.part === 'district' && PHONE_DOCK]}
            {...PLACES}
          />
        </EnlargingProvider>
      </SceneBaseProvider>
    </SceneProvider>
  );
}

/** R4.1, R5.1  True if the Captain or the Bishop may choose a worker of another family. */
function isAskedAboutOthers({ step }: Scene): boolean {
  return step?.ask === 'captain' || step?.ask === 'bishop';
}

/** Returns the part that contains a target; null for targets in the dock or in the list of players. */
function partOf({ figures, seat }: Scene, kind: string, target: string): (typeof PARTS)[number] | null {
  const id = target.slice(kind.length + 1);
  if (kind === 'character') return 'lives';
  if (kind === 'space') return Number(id.split(' ')[0]) === seat ? 'district' : null;
  if (target === 'deed:build' || target === 'pulpit:chiesa') return 'district';
  if (target === 'deed:market' || target === 'deed:work' || kind === 'pulpit' || kind === 'workshop') return 'city';
  if (kind !== 'artwork') return null;
  const { area } = figures.artworks[id as keyof typeof figures.artworks];
  return area === 'cathedral' ? 'duomo' : area === 'civic' ? 'city' : 'district';
}
