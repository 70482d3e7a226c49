import type { TableSummary } from '@signoria/protocol';
import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { MoreButton } from '../shell/MoreButton.tsx';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';

interface TableListProps {
  readonly title: TextKey;
  readonly note?: string;
  readonly empty: TextKey;
  readonly tables: readonly TableSummary[];
  /** The number of tables shown at first; without it all are shown. */
  readonly firstShown?: number;
  readonly hasMore: boolean;
  readonly onMore: () => Promise<void>;
  readonly row: (info: TableSummary) => ReactNode;
  /** Fields above the list. */
  readonly children?: ReactNode;
}

/** A list of tables with a button that shows more. */
export function TableList({
  title,
  note = '',
  empty,
  tables,
  firstShown,
  hasMore,
  onMore,
  row,
  children,
}: TableListProps) {
  const { say } = useWords();
  const [isWhole, setWhole] = useState(firstShown === undefined);
  const [isBusy, setBusy] = useState(false);
  const shown = isWhole ? tables : tables.slice(0, firstShown);
  const list = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(list, shown, isBusy);
  const showMore = async () => {
    focusNew();
    setWhole(true);
    if (shown.length < tables.length) return;
    setBusy(true);
    await onMore();
    setBusy(false);
  };
  return (
    <section aria-label={say(title)}>
      <div className="listHead">
        <h2>{say(title)}</h2>
        <span className="note">{note}</span>
      </div>
      {children}
      {shown.length === 0 ? (
        <p className="soft">{say(empty)}</p>
      ) : (
        <ul ref={list} className="tableList">
          {shown.map(row)}
        </ul>
      )}
      {(hasMore || shown.length < tables.length) && (
        <div className="more">
          <MoreButton label="lobby.more" of={title} isBusy={isBusy} onPress={() => void showMore()} />
        </div>
      )}
    </section>
  );
}

/**
 * Returns a function to call before more tables are shown. The focus then moves to the first new row, because the
 * button may be gone and new rows stand before it.
 */
function useFocusOnNew(
  list: RefObject<HTMLUListElement | null>,
  shown: readonly TableSummary[],
  isBusy: boolean,
): () => void {
  const before = useRef<ReadonlySet<string> | null>(null);
  useLayoutEffect(() => {
    const known = before.current;
    if (known === null || isBusy) return;
    const fresh = shown.findIndex(({ id }) => !known.has(id));
    list.current?.children[fresh]?.querySelector('a')?.focus();
    before.current = null;
  });
  return () => {
    before.current = new Set(shown.map(({ id }) => id));
  };
}
