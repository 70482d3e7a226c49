import type { RefObject } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import '../drawings/frame.ts';
import './replay.css';
import './values.css';
import type { GameLinks } from '../analysis/index.ts';
import { CourseStrip, DecisionValues, useStoredAnalysis } from '../analysis/index.ts';
import { BesideTable } from '../help/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGame } from '../shell/useGame.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { useWords } from '../words/index.ts';
import type { KnownGame, PlayedGame } from './playedGame.ts';
import { addressOf, positionFromUrl } from './positionUrl.ts';
import { ReplayActions } from './ReplayActions.tsx';
import { ReplayStrip } from './ReplayStrip.tsx';
import type { ReplayController, ReplayPosition } from './replayTable.ts';
import { replayTable } from './replayTable.ts';
import { useReplayKeys } from './useReplayKeys.ts';

interface ReplayTableProps {
  readonly game: PlayedGame;
  readonly links: GameLinks;
  /** The address of the replay; null if it has none, as for a game from a file. */
  readonly address: string | null;
  /** The address of the game's table. */
  readonly toTable: string | null;
  /** The first position, if the address has none. */
  readonly from?: number;
}

/** A replay of a game, shown at its table. */
export function ReplayTable({ game, links, address, toTable, from }: ReplayTableProps) {
  const { say } = useWords();
  const kept = useRef(useSearch());
  const table = useReplayTable(game, address, from, kept);
  const position = useSyncExternalStore(table.subscribe, table.position);
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  const title = useGameTitle()(snapshot.rules.id);
  useTitle(`${say('look.title')}: ${title}`);
  useReplayKeys(table);
  useKeptAddress(address, position, kept);
  const analysis = useStoredAnalysis(game);
  const values = analysis !== null && isKnown(game) && (
    <>
      <CourseStrip {...{ game, analysis }} count={position.count} onGo={(count) => table.go({ count })} />
      <DecisionValues {...{ game, links, analysis }} count={position.count} />
    </>
  );
  const replayParts = {
    strip: <ReplayStrip table={table} position={position} values={values || null} />,
    acts: <ReplayActions {...{ table, position, links, address, toTable }} />,
  };
  return (
    <BesideTable>
      <Bar rules={`/rules/${snapshot.rules.id}`}>
        <span className="where">
          <b>{title}</b> <span className="wide">{snapshot.text.stage(snapshot.imagined)}</span>
        </span>
        <span className="tag">{say('look.title')}</span>
      </Bar>
      <TableFrame table={table} snapshot={snapshot} replayParts={replayParts} />
    </BesideTable>
  );
}

function isKnown(game: PlayedGame): game is KnownGame {
  return game.replay !== null;
}

/**
 * Creates the table of the replay. Its position follows the address, also when a link within the game changes it.
 * Ignores the address that `useKeptAddress` wrote last: the player may have moved to another position since.
 */
function useReplayTable(
  game: PlayedGame,
  address: string | null,
  from: number | undefined,
  kept: RefObject<string>,
): ReplayController {
  const search = useSearch();
  const text = useGame(game.entry.rules.id)?.text;
  const [table] = useState(() =>
    replayTable(
      game,
      { ...(from !== undefined && { count: from }), ...positionFromUrl(search) },
      (count) => address && `${address}?at=${count}`,
    ),
  );
  useEffect(() => {
    if (search !== kept.current) table.go(positionFromUrl(search));
  }, [table, search, kept]);
  useEffect(() => {
    if (text !== undefined) table.setText(text);
  }, [table, text]);
  return table;
}

/** Debounce in milliseconds before the address bar is updated. Browsers limit the rate of address changes. */
const DEBOUNCE_MS = 250;

/** Keeps the position in the address bar, and the part of the address after `?` in `kept`. */
function useKeptAddress(address: string | null, { count, perspective }: ReplayPosition, kept: RefObject<string>): void {
  useEffect(() => {
    if (address === null) return;
    const keep = () => {
      if (location.pathname !== address) return; // navigation to a page that is still loading
      const url = addressOf(address, { count, perspective });
      kept.current = url.slice(url.indexOf('?') + 1);
      history.replaceState(history.state, '', url);
    };
    const timer = setTimeout(keep, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address, count, perspective, kept]);
}
