import { Fragment } from 'react';
import type { GameTableProps } from '../../table/gameTable.ts';
import { GameBoard } from '../../tableKit/GameBoard.tsx';
import { useShowPlayers } from '../../tableKit/parts.tsx';
import { City } from './City.tsx';
import { FirenzeDock } from './FirenzeDock.tsx';
import { Outcome } from './Outcome.tsx';
import { PhoneDock } from './PhoneDock.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { isAskedAboutOthers, useBoardParts } from './parts.ts';
import { Row } from './Row.tsx';
import { Seats } from './Seats.tsx';
import { SceneProvider, useStableScene } from './scene.ts';
import './drawings.ts';
import './colours.css';
import './firenze.css';
import './city.css';
import './levels.css';
import './row.css';
import './dock.css';
import './seats.css';
import './sheet.css';
import './sheetParts.css';
import './states.css';
import './phone.css';
import './sideways.css';

/** Constant elements. React renders them again only if the scene context changes, not on hover. */
const PLACES = {
  stages: [
    <Fragment key="board">
      <City />
      <Row />
      <PhoneDock />
    </Fragment>,
  ],
  seats: <Seats />,
  dock: <FirenzeDock />,
  preview: <Outcome />,
  sheet: <PlanSheet />,
};

/** The table of Firenze. A phone shows one part at a time; larger screens show all of them. */
export default function FirenzeTable(props: GameTableProps) {
  const scene = useStableScene(props);
  const parts = useBoardParts(scene);
  useShowPlayers(isAskedAboutOthers(scene), scene.props);
  return (
    <SceneProvider value={scene}>
      <GameBoard game="firenze" live={props} scene={scene} parts={parts} labels={scene.words.labels} {...PLACES} />
    </SceneProvider>
  );
}
