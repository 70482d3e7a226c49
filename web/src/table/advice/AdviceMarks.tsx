import { useLayoutEffect, useRef, useState } from 'react';
import { Icon, Shield } from '../../shell/Icon.tsx';
import { whenPainted } from '../../shell/whenPainted.ts';
import { useWords } from '../../words/index.ts';
import type { Family } from '../families.ts';
import type { TableSnapshot } from '../tableTypes.ts';
import type { AdviceMark } from './marks.ts';
import { marksOf } from './marks.ts';
import type { ShownAdvice } from './useAdvice.ts';
import './marks.css';

function isLetter(sign: AdviceMark['sign']): boolean {
  return sign.length === 1;
}

interface Box {
  readonly sign: AdviceMark['sign'];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface MarksProps {
  readonly snapshot: TableSnapshot;
  readonly shown: ShownAdvice | null;
  readonly families: readonly Family[];
}

/** The signs of the advice that is shown. */
export function AdviceMarks({ snapshot, shown, families }: MarksProps) {
  if (shown === null) return null;
  const rival = families[shown.advice?.reply?.seat ?? -1];
  return <Signs marks={marksOf(snapshot, shown)} rival={rival} />;
}

/** Rings and signs over the board and the dock. They follow the targets when the board scrolls or changes. */
function Signs({ marks, rival }: { readonly marks: readonly AdviceMark[]; readonly rival: Family | undefined }) {
  const { say } = useWords();
  const layer = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const key = JSON.stringify(marks);
  useLayoutEffect(() => {
    const { current } = layer;
    const table = current?.parentElement;
    if (!current || !table) return;
    const parsed = JSON.parse(key) as readonly AdviceMark[];
    let cancel = () => {};
    const measure = () => {
      cancel();
      cancel = whenPainted(() => setBoxes(parsed.flatMap((mark) => boxesOf(table, current, mark))));
    };
    const changes = new MutationObserver(measure);
    for (const part of table.querySelectorAll('.board, .dock'))
      changes.observe(part, { childList: true, subtree: true, attributes: true });
    table.addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    measure();
    const cancelScroll = whenPainted(() => bringInSight(table, parsed));
    return () => {
      cancel();
      cancelScroll();
      changes.disconnect();
      table.removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [key]);
  return (
    <div ref={layer} className="adviceMarks" aria-hidden="true">
      {boxes.map(({ sign, ...box }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity
        <div key={place} className={`adviceMark ${isLetter(sign) ? 'lettered' : sign}`} style={box}>
          <span>
            {sign === 'area' || sign === 'flame' ? (
              <Icon name="i-hint" />
            ) : sign === 'next' ? (
              <>
                {rival !== undefined && <Shield family={rival} />} {say('advice.next')}
              </>
            ) : (
              sign
            )}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The room between a thing and its ring, in pixels. */
const GAP = 4;

/**
 * Returns the visible things that a mark is about. A target can be drawn in several places: those that can be chosen now or
 * are chosen come first.
 */
function thingsOf(table: HTMLElement, { targets }: AdviceMark): readonly HTMLElement[] {
  return targets.flatMap((target) => {
    const drawn = `:is(.board, .dock) [data-target="${CSS.escape(target)}"]`;
    const found = [...table.querySelectorAll<HTMLElement>(drawn)].filter((one) => one.checkVisibility());
    const things = found.map((one) => one.closest<HTMLElement>('.point') ?? one);
    const choosable = ['picked', 'legal'].map((state) => things.filter((thing) => thing.classList.contains(state)));
    return choosable.find((some) => some.length > 0) ?? things;
  });
}

/** Returns the boxes of a mark: one for each thing in sight; for an area one around the things of each part. */
function boxesOf(table: HTMLElement, layer: HTMLElement, mark: AdviceMark): readonly Box[] {
  const { sign } = mark;
  const origin = layer.getBoundingClientRect();
  const inSight = thingsOf(table, mark).flatMap((thing) => {
    const part = thing.closest<HTMLElement>('.board, .dock');
    const box = part === null ? null : visiblePart(thing.getBoundingClientRect(), part.getBoundingClientRect());
    return box === null ? [] : [{ box, group: thing.closest('section, fieldset') ?? part }];
  });
  const parts = [...new Set(inSight.map(({ group }) => group))];
  const groups =
    sign === 'area' ? parts.map((part) => inSight.filter(({ group }) => group === part)) : inSight.map((one) => [one]);
  return groups.map((group) => {
    const left = Math.min(...group.map(({ box }) => box.left)) - GAP;
    const top = Math.min(...group.map(({ box }) => box.top)) - GAP;
    const right = Math.max(...group.map(({ box }) => box.right)) + GAP;
    const bottom = Math.max(...group.map(({ box }) => box.bottom)) + GAP;
    return { sign, left: left - origin.left, top: top - origin.top, width: right - left, height: bottom - top };
  });
}

function visiblePart(thing: DOMRect, part: DOMRect) {
  const [left, right] = [Math.max(thing.left, part.left), Math.min(thing.right, part.right)];
  const [top, bottom] = [Math.max(thing.top, part.top), Math.min(thing.bottom, part.bottom)];
  return left < right && top < bottom ? { left, right, top, bottom } : null;
}

/** The room between a thing and the sheet, in pixels. */
const ABOVE_SHEET = 20;

/**
 * On a narrow screen, scrolls the board so that the sheet does not cover the first thing marked. The sheet opens at the
 * top if the board has no room to scroll or the thing is in the dock.
 */
function bringInSight(table: HTMLElement, marks: readonly AdviceMark[]): void {
  const sheet = table.querySelector<HTMLElement>('.rail > .adviceCard');
  const [thing] = marks.flatMap((mark) => thingsOf(table, mark));
  sheet?.removeAttribute('data-at');
  if (!sheet?.parentElement || thing === undefined) return;
  if (getComputedStyle(sheet.parentElement).display !== 'contents') return;
  const covered = () => thing.getBoundingClientRect().bottom + ABOVE_SHEET - sheet.getBoundingClientRect().top;
  const board = thing.closest('.board');
  if (covered() > 0) board?.scrollBy({ top: covered(), behavior: 'instant' });
  if (board !== null) {
    const above = board.getBoundingClientRect().top - thing.getBoundingClientRect().top;
    if (above > 0) board.scrollBy({ top: -above, behavior: 'instant' });
  }
  if (covered() > ABOVE_SHEET) sheet.dataset.at = 'top';
}
