import { plain } from '@signoria/engine';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import { shortly } from './shortly.ts';
import type { TableSnapshot } from './source.ts';
import type { Denial } from './whyNot.ts';

/** Something was pointed at, there, and cannot be done. */
export interface Refused {
  readonly id: string;
  readonly place: HTMLElement;
  readonly denials: readonly Denial[];
  /** Of the table it was pointed at. */
  readonly version: number;
}

interface WhyNotProps {
  readonly refused: Refused;
  readonly snapshot: TableSnapshot;
  readonly onExplain: (id: string) => void;
  readonly onClose: () => void;
}

/** Beside what was pointed at, never over it: why it cannot be done. It stays until Escape or a tap elsewhere. */
export function WhyNot({ refused, snapshot, onExplain, onClose }: WhyNotProps) {
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.showPopover();
    if (box.current !== null) stand(box.current, refused.place);
  }, [refused]);
  const { name, lines } = snapshot.text.explain(refused.id, snapshot.imagined);
  return (
    <div
      ref={box}
      popover="auto"
      className="whyNot"
      role="status"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <h2>{name}</h2>
      <Denials denials={refused.denials} rules={snapshot.rules.id} />
      {lines.slice(0, 2).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" className="btn sm" onClick={() => onExplain(refused.id)}>
        {say('explain.about')}
      </button>
    </div>
  );
}

/** Reasons in a danger wash, each with its rule; what was wished is said only where there are several. */
export function Denials({ denials, rules }: { readonly denials: readonly Denial[]; readonly rules: string }) {
  const { say, language } = useWords();
  return denials.map((denial) => {
    if (denial.why === 'rule')
      return (
        <p key={plain(denial.wish)} className="why">
          {denials.length > 1 && <small>{plain(shortly(denial.wish))}</small>}
          {plain(denial.words)} <RuleLink rules={rules} number={denial.rule} />
        </p>
      );
    const said =
      denial.why === 'notYourTurn'
        ? say('explain.notYourTurn', { names: new Intl.ListFormat(language).format(denial.names) })
        : say('explain.otherQuestion', { question: plain(denial.question) });
    return (
      <p key={denial.why} className="why">
        {said}
      </p>
    );
  });
}

export function RuleLink({ rules, number }: { readonly rules: string; readonly number: string }) {
  const { say } = useWords();
  return (
    <Link className="cite" href={`/rules/${rules}#${number}`} aria-label={say('explain.read', { number })}>
      {number}
    </Link>
  );
}

const GAP = 10;

/** Below what was pointed at, or above it where there is more room; within the window sideways. */
function stand(box: HTMLElement, place: HTMLElement): void {
  const { left, top, bottom, width } = place.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const room = document.documentElement.clientWidth - offsetWidth - GAP;
  const isBelow = bottom + GAP + offsetHeight < window.innerHeight || top < offsetHeight + GAP;
  const x = Math.max(GAP, Math.min(room, left + width / 2 - offsetWidth / 2));
  const y = isBelow ? bottom + GAP : top - offsetHeight - GAP;
  box.style.left = `${x + window.scrollX}px`;
  box.style.top = `${y + window.scrollY}px`;
  box.style.setProperty('--tail', `${Math.round(left + width / 2 - x)}px`);
  box.dataset.side = isBelow ? 'below' : 'above';
}
