import { plain } from '@signoria/engine';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import { placePopover } from './placePopover.ts';
import type { TableSnapshot } from './tableTypes.ts';
import type { WhyNotAnswer } from './whyNot.ts';
import { withoutBrackets } from './withoutBrackets.ts';

/** An impossible target that was pointed at, and the reasons. */
export interface AskedWhyNot {
  /** The component to explain. */
  readonly id: string;
  readonly place: HTMLElement;
  readonly answers: readonly WhyNotAnswer[];
  /** The version of the table at that time. */
  readonly version: number;
}

interface WhyNotProps {
  readonly askedWhyNot: AskedWhyNot;
  readonly snapshot: TableSnapshot;
  readonly onExplain: (id: string) => void;
  readonly onClose: () => void;
}

/** A popover beside the target, never over it, with the reasons. It stays open until Escape or a click outside. */
export function WhyNot({ askedWhyNot, snapshot, onExplain, onClose }: WhyNotProps) {
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.showPopover();
    if (box.current !== null) placePopover(box.current, askedWhyNot.place);
  }, [askedWhyNot]);
  const { name, lines } = snapshot.text.explain(askedWhyNot.id, snapshot.imagined);
  return (
    <div
      ref={box}
      popover="auto"
      className="whyNot"
      role="status"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <h2>{name}</h2>
      <WhyNotAnswers answers={askedWhyNot.answers} rules={snapshot.rules.id} />
      {lines.slice(0, 2).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" className="btn compact" onClick={() => onExplain(askedWhyNot.id)}>
        {say('explain.about')}
      </button>
    </div>
  );
}

/** The reasons, with the rule if one forbids the move. The move is named only if there are several reasons. */
export function WhyNotAnswers({
  answers,
  rules,
}: {
  readonly answers: readonly WhyNotAnswer[];
  readonly rules: string;
}) {
  const { say, locale } = useWords();
  return answers.map((answer) => {
    if (answer.why === 'rule')
      return (
        <p key={plain(answer.wish)} className="why">
          {answers.length > 1 && <small>{plain(withoutBrackets(answer.wish))}</small>}
          {plain(answer.words)} <RuleLink rules={rules} number={answer.rule} />
        </p>
      );
    const words =
      answer.why === 'notYourTurn'
        ? say('explain.notYourTurn', { names: new Intl.ListFormat(locale).format(answer.names) })
        : say('explain.otherQuestion', { question: plain(answer.question) });
    return (
      <p key={answer.why} className="why">
        {words}
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
