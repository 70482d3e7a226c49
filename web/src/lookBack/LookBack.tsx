import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import '../look/frame.ts';
import './lookBack.css';
import { BesideTable } from '../help/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGame } from '../shell/useCatalogue.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { useWords } from '../words/index.ts';
import { LookBackActs } from './LookBackActs.tsx';
import { LookBackStrip } from './LookBackStrip.tsx';
import type { LookBackTable, Moment } from './lookBackTable.ts';
import { lookBackTable } from './lookBackTable.ts';
import { addressOf, momentIn } from './moments.ts';
import type { PlayedGame } from './playedGame.ts';
import { useLookKeys } from './useLookKeys.ts';

interface LookBackProps {
  readonly game: PlayedGame;
  /** Where the game is looked back at; null where it has no address, as one from a file. */
  readonly address: string | null;
  /** The table it is played at, or was. */
  readonly toTable: string | null;
}

/** A game to be walked through at the same table it was played at. */
export function LookBack({ game, address, toTable }: LookBackProps) {
  const { say } = useWords();
  const table = useLookBackTable(game, address);
  const moment = useSyncExternalStore(table.subscribe, table.moment);
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  const title = useGameTitle()(snapshot.rules.id);
  useTitle(`${say('look.title')}: ${title}`);
  useLookKeys(table);
  useKeptAddress(address, moment);
  const lookBack = {
    strip: <LookBackStrip table={table} moment={moment} />,
    acts: <LookBackActs {...{ table, moment, address, toTable }} />,
  };
  return (
    <BesideTable>
      <Bar rules={`/rules/${snapshot.rules.id}`}>
        <span className="where">
          <b>{title}</b> <span className="wide">{snapshot.text.stage(snapshot.imagined)}</span>
        </span>
        <span className="tag">{say('look.title')}</span>
      </Bar>
      <TableFrame table={table} snapshot={snapshot} lookBack={lookBack} />
    </BesideTable>
  );
}

/** The address says where to begin, and wherever a link leads within the game. */
function useLookBackTable(game: PlayedGame, address: string | null): LookBackTable {
  const search = useSearch();
  const text = useGame(game.entry.rules.id)?.text;
  const [table] = useState(() => lookBackTable(game, momentIn(search), (count) => address && `${address}?at=${count}`));
  useEffect(() => {
    table.go(momentIn(search));
  }, [table, search]);
  useEffect(() => {
    if (text !== undefined) table.speak(text);
  }, [table, text]);
  return table;
}

/** Once one stays somewhere, the address bar says so: browsers refuse to be told of every step of a slider. */
const STAYS = 250;

function useKeptAddress(address: string | null, { count, eyes }: Moment): void {
  useEffect(() => {
    if (address === null) return;
    const keep = () => {
      if (location.pathname !== address) return; // on the way elsewhere, to a page that is still being loaded
      history.replaceState(history.state, '', addressOf(address, { count, eyes }));
    };
    const timer = setTimeout(keep, STAYS);
    return () => clearTimeout(timer);
  }, [address, count, eyes]);
}
