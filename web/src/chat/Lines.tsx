import type { ChatLine, TableInfo } from '@signoria/protocol';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRequest } from '../api/index.ts';
import { Icon, Shield } from '../shell/Icon.tsx';
import { MoreButton } from '../shell/MoreButton.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { familyAt } from '../table/families.ts';
import { useWords } from '../words/index.ts';

export interface LinesProps {
  readonly info: TableInfo;
  readonly chat: readonly ChatLine[];
  readonly onEarlier: () => Promise<void>;
  /** True if the list is scrolled to its end. New lines then scroll into view. */
  readonly isAtEnd: RefObject<boolean>;
}

/** Distance from the end, in pixels, that still counts as the end. */
const NEAR = 40;

export function Lines({ info, chat, onEarlier, isAtEnd }: LinesProps) {
  const { say, locale } = useWords();
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' });
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useScrollPosition(place, list, chat, isAtEnd);
  const updateIsAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLDivElement) => {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
  const hasEarlier = (chat[0]?.number ?? 0) > 0;
  return (
    <div
      ref={place}
      className="chatLines"
      role="log"
      aria-label={say('chat.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => updateIsAtEnd(currentTarget)}
    >
      {hasEarlier && <EarlierButton onEarlier={onEarlier} />}
      <ol ref={list}>
        {chat.map((line) => (
          <Line key={line.number} {...{ info, line, clock }} />
        ))}
      </ol>
    </div>
  );
}

/**
 * Scrolls to new lines while the list is at its end. Keeps the scroll position when earlier lines are inserted above.
 */
function useScrollPosition(
  place: RefObject<HTMLDivElement | null>,
  list: RefObject<HTMLOListElement | null>,
  chat: readonly ChatLine[],
  isAtEnd: RefObject<boolean>,
): void {
  const first = chat[0]?.number ?? 0;
  const last = chat.at(-1)?.number ?? 0;
  const top = useRef({ first, offset: 0 });
  useLayoutEffect(() => {
    const [lines, scroller] = [list.current?.children, place.current];
    if (lines === undefined || scroller === null) return;
    const offsetOf = (number: number) => (lines[number - first] as HTMLElement | undefined)?.offsetTop ?? 0;
    if (first < top.current.first) {
      scroller.scrollTop += offsetOf(top.current.first) - top.current.offset;
      if (document.activeElement === document.body) scroller.focus({ preventScroll: true }); // the button is gone
    }
    top.current = { first, offset: offsetOf(first) };
  }, [first, list, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new line
  useLayoutEffect(() => {
    if (isAtEnd.current) place.current?.scrollTo({ top: place.current.scrollHeight });
  }, [last]);
}

function EarlierButton({ onEarlier }: Pick<LinesProps, 'onEarlier'>) {
  const { isPending, refusal, ask } = useRequest();
  return (
    <div className="chatEarlier">
      <MoreButton label="chat.earlier" isBusy={isPending} onPress={() => void ask(onEarlier)} />
      <RefusalNote refusal={refusal} />
    </div>
  );
}

function Line({ info, line, clock }: { info: TableInfo; line: ChatLine; clock: Intl.DateTimeFormat }) {
  const { say } = useWords();
  const { seat, name, text, notice, at } = line;
  return (
    <li>
      {seat === null ? (
        <Icon name="lily" />
      ) : (
        <Shield family={familyAt(seat, info.seats[seat]?.family ?? null)} className="icon" />
      )}
      <div>
        <b>{name}</b> <time dateTime={at}>{clock.format(new Date(at))}</time>
        <p>{notice === null ? text : say(`chat.${notice.code}`, { count: notice.count })}</p>
      </div>
    </li>
  );
}
