import { Fragment, useEffect, useRef, useState } from 'react';
import { useWide } from '../../shell/useWide.ts';
import type { GameTableProps } from '../../table/gameTable.ts';
import { useHighlightMarks } from '../../table/pointerEvents.ts';
import { GameBoard } from '../../tableKit/GameBoard.tsx';
import type { BuildingTableInput } from './BuildingTable.tsx';
import { BuildingTable, OpenTable } from './BuildingTable.tsx';
import { DiceBoard } from './DiceBoard.tsx';
import { DiceDock } from './DiceDock.tsx';
import { Outcome } from './Outcome.tsx';
import { useBoardParts } from './parts.ts';
import { RivalSheet } from './RivalSheet.tsx';
import { Roll } from './roll.ts';
import { Seats } from './Seats.tsx';
import { Sheet } from './Sheet.tsx';
import type { Scene } from './scene.ts';
import { SceneProvider, useStableScene } from './scene.ts';
import './drawings.ts';
import './dieColours.css';
import './dice.css';
import './board.css';
import './sheet.css';
import './rione.css';
import './supply.css';
import './dock.css';
import './seats.css';
import './buildings.css';
import './states.css';
import './narrow.css';
import './phone.css';

/** Constant elements. React renders them again only if the scene context changes, not on hover. */
const DICE = <DiceBoard />;
const OUTCOME = <Outcome />;

/**
 * The table of the Dice Game: dice, the viewer's sheet and the other players. Phones show one part at a time.
 */
export default function DiceTable(props: GameTableProps) {
  const scene = useStableScene(props);
  const root = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLElement>(null);
  const isWide = useWide();
  const [tableInput, setTableInput] = useState<BuildingTableInput | null>(null);
  const parts = useBoardParts(scene);
  const [rival, setRival] = useRival(scene);
  useHighlightMarks(props.highlighted, scene, dock);
  const own = scene.seat ?? 0;
  const openSheet = (seat: number) => {
    setRival(seat === own ? null : seat);
    props.onTab('Board');
  };
  const onPart: typeof parts.onPart = (part) => {
    setRival(null);
    parts.onPart(part);
  };
  return (
    <SceneProvider value={scene}>
      <OpenTable value={setTableInput}>
        <GameBoard
          game="dice"
          live={props}
          scene={scene}
          root={root}
          parts={{ ...parts, onPart }}
          labels={scene.labels}
          seats={<Seats open={rival ?? own} onOpen={openSheet} />}
          dock={<DiceDock ref={dock} hasTracks={isWide} />}
          preview={OUTCOME}
          stages={[
            <Fragment key="dice">
              {DICE}
              <Roll snapshot={props.snapshot} root={root} />
            </Fragment>,
            <Fragment key="sheets">
              <Sheet seat={own} hasTracks={!isWide || scene.me === null} hasSupply={scene.me === null} />
              {rival !== null && <RivalSheet key={rival} seat={rival} onClose={() => setRival(null)} />}
              <BuildingTable input={tableInput} onClose={() => setTableInput(null)} />
            </Fragment>,
          ]}
        />
      </OpenTable>
    </SceneProvider>
  );
}

/** Holds the seat of the open rival sheet. A new question closes it. */
function useRival({ seat, step, canMove }: Scene): [number | null, (seat: number | null) => void] {
  const [rival, setRival] = useState<number | null>(null);
  const ask = canMove && step !== null && step.seat === seat ? step.ask : null;
  useEffect(() => {
    if (ask !== null) setRival(null);
  }, [ask]);
  return [rival, setRival];
}
