import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWide } from '../../shell/useWide.ts';
import type { GameTableProps } from '../../table/gameTable.ts';
import { useShown } from '../../table/pointerEvents.ts';
import type { BuildingTableInput } from './BuildingTable.tsx';
import { BuildingTable, OpenTable } from './BuildingTable.tsx';
import { DiceBoard } from './DiceBoard.tsx';
import type { Part } from './DiceTabs.tsx';
import { DiceTabs, usePart } from './DiceTabs.tsx';
import { Dock } from './Dock.tsx';
import { Outcome } from './Outcome.tsx';
import { RivalSheet } from './RivalSheet.tsx';
import { useRoll } from './roll.ts';
import { Seats } from './Seats.tsx';
import { Sheet } from './Sheet.tsx';
import type { Scene } from './scene.ts';
import { SceneProvider, useSteadyScene } from './scene.ts';
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

/** A constant element. React renders it again only if the scene context changes, not on hover. */
const DICE = <DiceBoard />;

/**
 * The table of the Dice Game: dice, the viewer's sheet and the other players. Small screens show dice or sheet, one at
 * a time.
 */
export default function DiceTable(props: GameTableProps) {
  const scene = useSteadyScene(props);
  const root = useRef<HTMLDivElement>(null);
  const ownThings = useRef<HTMLDivElement>(null);
  const isWide = useWide();
  const [asked, setAsked] = useState<BuildingTableInput | null>(null);
  const [part, setPart] = usePart(scene);
  const [rival, setRival] = useRival(scene);
  useRoll(props.snapshot, root);
  useShown(props.highlighted, scene, root);
  useShown(props.highlighted, scene, ownThings);
  const own = scene.seat ?? 0;
  const show = (next: Part, seat: number | null = null) => {
    setRival(seat === own ? null : seat);
    setPart(next);
    props.onTab('City');
  };
  const { tabs, seats, dock, preview } = props.places;
  return (
    <SceneProvider value={scene}>
      <OpenTable value={setAsked}>
        <div ref={root} className="gameTable game-dice" data-part={part}>
          {DICE}
          <Sheet seat={own} hasTracks={!isWide || scene.me === null} hasSupply={scene.me === null} />
          {rival !== null && <RivalSheet key={rival} seat={rival} onClose={() => setRival(null)} />}
          <BuildingTable asked={asked} onClose={() => setAsked(null)} />
        </div>
        {seats !== null &&
          createPortal(
            <div className="gameTable dice-rail">
              <Seats open={rival ?? own} onOpen={(seat) => show(part, seat)} />
            </div>,
            seats,
          )}
        {dock !== null && scene.me !== null && createPortal(<Dock at={ownThings} hasTracks={isWide} />, dock)}
        {preview !== null && createPortal(<Outcome />, preview)}
        {tabs !== null && createPortal(<DiceTabs part={part} isShown={props.tab === 'City'} onPart={show} />, tabs)}
      </OpenTable>
    </SceneProvider>
  );
}

/** Holds the seat of the open rival sheet. A new question closes it. */
function useRival({ seat, step, asked }: Scene): [number | null, (seat: number | null) => void] {
  const [rival, setRival] = useState<number | null>(null);
  const ask = asked && step !== null && step.seat === seat ? step.ask : null;
  useEffect(() => {
    if (ask !== null) setRival(null);
  }, [ask]);
  return [rival, setRival];
}
