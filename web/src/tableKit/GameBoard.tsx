import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { AfterPaint } from '../shell/AfterPaint.tsx';
import { Stages } from '../shell/stages.tsx';
import type { GameTableProps } from '../table/gameTable.ts';
import { useHighlightMarks } from '../table/pointerEvents.ts';
import type { BoardParts } from './parts.tsx';
import { PartTabs } from './parts.tsx';

interface BoardProps<Part extends string> {
  /** The id of the game. The board and the list of players have the class `game-<id>`. */
  readonly game: string;
  /** The current props of the table. The props of `scene` are memoized. */
  readonly live: GameTableProps;
  readonly scene: { readonly me: unknown; readonly isCrowded: boolean };
  readonly parts: BoardParts<Part>;
  /** The names of the parts on the tabs of a phone. */
  readonly labels: Readonly<Record<Part, string>>;
  readonly seats: ReactNode;
  /** The viewer's components; not drawn for a spectator. */
  readonly dock: ReactNode;
  /** The costs and gains of the chosen move, beside Confirm. */
  readonly preview: ReactNode;
  /** The playback of automatic events. */
  readonly sequence?: ReactNode;
  /** The sheet for choosing several decisions at once. */
  readonly sheet?: ReactNode;
  /** Drawn in place of the board, which is then hidden. */
  readonly instead?: ReactNode;
  readonly root?: RefObject<HTMLDivElement | null>;
  /** The parts of the board, each rendered after the paint of the one before. The list has a constant length. */
  readonly stages: readonly ReactNode[];
}

/**
 * Draws the board of a game and puts its other parts into the places of the frame. The board is rendered after the
 * other parts: its layout is a long task of its own, and the dock below it takes its room first.
 */
export function GameBoard<Part extends string>(props: BoardProps<Part>) {
  const { game, live, scene, parts, labels, instead = null, stages } = props;
  const own = useRef<HTMLDivElement>(null);
  const { root = own } = props;
  useHighlightMarks(live.highlighted, scene, root);
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
        data-crowded={scene.isCrowded || undefined}
        hidden={instead !== null}
      >
        <AfterPaint>
          <Stages list={stages} />
        </AfterPaint>
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
