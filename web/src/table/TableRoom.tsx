import type { Seat } from '@signoria/engine';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';
import { Acts } from './Acts.tsx';
import { AskBar } from './AskBar.tsx';
import { idsIn } from './choice.ts';
import { EndSheet } from './EndSheet.tsx';
import type { Asked } from './Explain.tsx';
import { Explain } from './Explain.tsx';
import type { GameTableProps } from './gameTable.ts';
import { GAME_TABLES } from './gameTables.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { People, type Tab, Tabs } from './PhoneTabs.tsx';
import { Rail } from './Rail.tsx';
import type { RoomTable, TableSnapshot } from './source.ts';
import type { Choosing } from './useChoice.ts';
import { useChoice } from './useChoice.ts';
import { useTableKeys } from './useTableKeys.ts';
import { WordList } from './WordList.tsx';

interface RoomProps {
  readonly table: RoomTable;
  readonly snapshot: TableSnapshot;
  /** What a table of the server knows of a seat besides: its clock, and whether anyone is there. */
  readonly seatNote?: (seat: Seat) => ReactNode;
  /** Where people talk to each other. */
  readonly talk?: ReactNode;
}

/** The frame around a game's own table: the question, the words, the table, and what happened. */
export function TableRoom({ table, snapshot, seatNote, talk }: RoomProps) {
  const choosing = useChoice(snapshot.moves);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab>('City');
  const byKeyboard = useRef(false);
  const explain = (id: string, whyNot = false) => {
    if (snapshot.text.components.includes(id)) setAsked({ id, whyNot });
  };
  const naming = { onExplain: (id: string) => explain(id), onHighlight: setHighlighted };
  const confirm = () => {
    if (choosing.chosen === null) return;
    choosing.done();
    table.answer(choosing.chosen);
  };
  const hint = async () => {
    const move = await table.hint();
    if (move !== null && move !== choosing.chosen) choosing.pick(move);
  };
  useTableKeys({ onEscape: choosing.clear, onUndo: table.undo });
  const families = table.seats.map(({ family }) => family);
  return (
    <main
      id="content"
      data-version={snapshot.version}
      onPointerDown={() => {
        byKeyboard.current = false;
      }}
    >
      <AskBar snapshot={snapshot} families={families} {...naming}>
        {!snapshot.over && snapshot.seat !== null && (
          <Acts
            snapshot={snapshot}
            chosen={choosing.chosen}
            onUndo={table.undo}
            onHint={hint}
            onConfirm={confirm}
            {...naming}
          />
        )}
      </AskBar>
      <div className="inlay" />
      {snapshot.moves.length === 0 && !snapshot.over && (
        <Meanwhile snapshot={snapshot} families={families} {...naming} />
      )}
      {snapshot.moves.length > 0 && (
        <WordList snapshot={snapshot} choosing={choosing} onConfirm={confirm} byKeyboard={byKeyboard} />
      )}
      {snapshot.over && <EndSheet table={table} snapshot={snapshot} />}
      <People table={table} snapshot={snapshot} />
      <Tabs tab={tab} onTab={setTab} />
      <div className={`grid show${tab}`}>
        <div className="tabCity board">
          <Drawn
            snapshot={snapshot}
            choosing={choosing}
            families={families}
            highlighted={highlighted}
            onPoint={(...ids) => choosing.point(...ids) || explain(ids[0], snapshot.moves.length > 0)}
            onPick={choosing.pick}
            {...naming}
          />
        </div>
        <Rail snapshot={snapshot} seats={table.seats} seatNote={seatNote} talk={talk} {...naming} />
      </div>
      <Explain asked={asked} snapshot={snapshot} onClose={() => setAsked(null)} />
    </main>
  );
}

interface DrawnProps extends Omit<GameTableProps, keyof Choosing | 'chosenIds'> {
  readonly choosing: Choosing;
}

/** The game's own table, or a word that it is not drawn yet. */
function Drawn({ choosing, ...props }: DrawnProps) {
  const { say } = useWords();
  const Game = GAME_TABLES[props.snapshot.rules.id];
  if (Game === undefined) return <p className="waiting">{say('table.undrawn')}</p>;
  const { candidates, legal, pointed, chosen } = choosing;
  return (
    <Suspense fallback={<p className="waiting">{say('table.loading')}</p>}>
      <Game
        {...props}
        candidates={candidates}
        legal={legal}
        pointed={pointed}
        chosen={chosen}
        chosenIds={new Set(idsIn(chosen))}
      />
    </Suspense>
  );
}
