import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { GameTableProps } from '../table/gameTable.ts';
import { useShown } from '../table/pointerEvents.ts';
import type { BoardParts } from './parts.tsx';
import { PartTabs } from './parts.tsx';

interface BoardProps<Part extends string> {
  /** The id of the game. The board and the list of players have the class `game-<id>`. */
  readonly game: string;
  /** The current props of the table. The props of `scene` are memoized. */
  readonly live: GameTableProps;
  readonly scene: { readonly me: unknown; readonly crowded: boolean };
  readonly parts: BoardParts<Part>;
  /** The names of the parts on the tabs of a phone. */
  readonly labels: Readonly<Record<Part, string>>;
  readonly seats: ReactNode;
  /** The viewer's components; not drawn for a spectator. */
  readonly dock: ReactNode;
  readonly preview: ReactNode;
  readonly sequence?: ReactNode;
  /** The sheet for choosing several decisions at once. */
  readonly sheet?: ReactNode;
  /** Drawn in place of the board, which is then hidden. */
  readonly instead?: ReactNode;
  readonly root?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Draws the board of a game and puts its other parts into the places of the frame. */
export function GameBoard<Part extends string>(props: BoardProps<Part>) {
  const { game, live, scene, parts, labels, instead = null, children } = props;
  const own = useRef<HTMLDivElement>(null);
  const { root = own } = props;
  useShown(live.highlighted, scene, root);
  const { tabs, seats, dock, preview, sequence, sheet } = live.places;
  const classes = `gameTable game-${game}`;
  const onPart = (part: Part) => {
    parts.onPart(part);
    live.onTab('Board');
  };
  return (
    <>
      <div
        ref={root}
        className={classes}
        data-part={parts.part}
        data-crowded={scene.crowded || undefined}
        hidden={instead !== null}
      >
        {children}
      </div>
      {instead}
      {seats !== null && createPortal(<div className={classes}>{props.seats}</div>, seats)}
      {dock !== null && scene.me !== null && createPortal(props.dock, dock)}
      {preview !== null && createPortal(props.preview, preview)}
      {sequence !== null && createPortal(props.sequence, sequence)}
      {sheet !== null && createPortal(props.sheet, sheet)}
      {tabs !== null &&
        createPortal(<PartTabs {...parts} labels={labels} isShown={live.tab === 'Board'} onPart={onPart} />, tabs)}
    </>
  );
}
