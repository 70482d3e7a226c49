import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import type { GameTableProps } from '../../table/gameTable.ts';
import { useShown } from '../../table/pointing.ts';
import type { Asked } from './BuildingTable.tsx';
import { BuildingTable, OpenTable } from './BuildingTable.tsx';
import { DiceBoard } from './DiceBoard.tsx';
import { InHand } from './InHand.tsx';
import { Rivals } from './Rivals.tsx';
import { useRoll } from './roll.ts';
import { Sheet } from './Sheet.tsx';
import type { Scene } from './scene.ts';
import { SceneProvider, useSteadyScene } from './scene.ts';
import { Working } from './Working.tsx';
import './dice.css';
import './board.css';
import './sheet.css';
import './rivals.css';
import './buildings.css';
import './states.css';
import './narrow.css';

const TABS = ['dice', 'sheet', 'rivals'] as const;
type Tab = (typeof TABS)[number];

/** The table of the Dice Game: the dice, one's sheet, and the others. On a phone these three take turns. */
export default function DiceTable(props: GameTableProps) {
  const scene = useSteadyScene(props);
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tab, setTab] = useTab(scene);
  const [rival, setRival] = useRival(scene);
  useRoll(props.snapshot, root);
  useShown(props.highlighted, scene, root);
  const own = scene.seat ?? 0;
  const open = rival ?? own;
  return (
    <SceneProvider value={scene}>
      <OpenTable value={setAsked}>
        <div ref={root} className="dg" data-tab={tab} data-rival={rival === null ? undefined : ''}>
          <div className="dg-layout">
            <div className="dg-left">
              <InHand />
              <DiceBoard />
              <Rivals open={open} onOpen={(seat) => setRival(seat === rival ? null : seat)} />
              <Working />
            </div>
            <div className="dg-right" data-part="sheet">
              <Sheet key={open} seat={open} onBack={rival === null ? null : () => setRival(null)} />
            </div>
          </div>
          <div className="dg-tray">
            <Purse scene={scene} />
            <Tabs
              scene={scene}
              tab={tab}
              onTab={(next) => {
                setRival(null);
                setTab(next);
              }}
            />
          </div>
          <BuildingTable asked={asked} onClose={() => setAsked(null)} />
        </div>
      </OpenTable>
    </SceneProvider>
  );
}

/** Another's sheet lies open until a new question is asked. */
function useRival({ seat, step, asked }: Scene): [number | null, (seat: number | null) => void] {
  const [rival, setRival] = useState<number | null>(null);
  const mine = asked && step?.seat === seat ? step : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason to run
  useEffect(() => {
    if (mine !== null) setRival(null);
  }, [mine?.ask]);
  return [rival === seat ? null : rival, setRival];
}

/** Turns to the part where a question is answered when it is asked. */
function useTab({ asked, step, seat }: Scene): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('dice');
  const ask = asked && step !== null && step.seat === seat ? step.ask : null;
  useEffect(() => {
    if (ask !== null) setTab(ask === 'die' ? 'dice' : 'sheet');
  }, [ask]);
  return [tab, setTab];
}

interface TabsProps {
  readonly scene: Scene;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

function Tabs({ scene: { words, table }, tab, onTab }: TabsProps) {
  const hasRivals = table.players.length > 1;
  return (
    <nav className="dg-tabs" aria-label={words.tabs}>
      {TABS.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => onTab(one)}>
          {one === 'rivals' && !hasRivals ? words.pope : words[one]}
        </button>
      ))}
    </nav>
  );
}

/** What can be spent, always in sight on a phone. */
function Purse({ scene: { me, next, words } }: { readonly scene: Scene }) {
  if (me === null) return null;
  const stocks = [
    { icon: 'spare', said: words.spares(me.spares), has: me.spares, after: next?.spares },
    { icon: 'star', said: words.stars(me.stars), has: me.stars, after: next?.stars },
    { icon: 'fiorino', said: words.fiorini(me.fiorini), has: me.fiorini, after: next?.fiorini },
  ];
  return (
    <ul className="dg-purse">
      {stocks.map(({ icon, said, has, after = has }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span className="unseen">{said}</span>
          <span aria-hidden="true">{has}</span>
          {after !== has && (
            <b className={after < has ? 'minus' : 'plus'}>{`${after < has ? '−' : '+'}${Math.abs(after - has)}`}</b>
          )}
        </li>
      ))}
    </ul>
  );
}
