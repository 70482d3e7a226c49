import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { RuleText } from '../pages/RuleText.tsx';
import { useWords } from '../words/index.ts';
import type { TableSnapshot } from './source.ts';

export interface Asked {
  readonly id: string;
  /** It was pointed at to be chosen, but cannot be. */
  readonly whyNot: boolean;
}

interface ExplainProps {
  readonly asked: Asked | null;
  readonly snapshot: TableSnapshot;
  readonly onClose: () => void;
}

/** The card of anything named: what it is, what it does, and the rules that speak of it. */
export function Explain({ asked, snapshot, onClose }: ExplainProps) {
  const { say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked !== null && dialog.current?.open === false) dialog.current.showModal();
    if (asked === null) dialog.current?.close();
  }, [asked]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already
    <dialog
      ref={dialog}
      className="tip"
      aria-labelledby="explained"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className="tipBody">
        {asked !== null && <Card asked={asked} snapshot={snapshot} />}
        <button type="button" className="btn sm" onClick={onClose}>
          {say('explain.close')}
        </button>
      </div>
    </dialog>
  );
}

function Card({ asked, snapshot: { text, imagined, rules } }: { asked: Asked; snapshot: TableSnapshot }) {
  const { say } = useWords();
  const { name, gloss, kind, lines, rules: cited } = text.explain(asked.id, imagined);
  const page = `/rules/${rules.id}`;
  return (
    <>
      <div className="caps">{kind}</div>
      <h2 id="explained">{name}</h2>
      <p className="gloss">{gloss}</p>
      {asked.whyNot && <p className="why">{say('explain.notNow')}</p>}
      <ul className="facts">
        {lines.map((line) => (
          <li key={line}>
            <RuleText text={line} page={page} />
          </li>
        ))}
      </ul>
      {cited.length > 0 && (
        <details>
          <summary>{say('explain.rules')}</summary>
          <dl>
            {cited.map((number) => (
              <div key={number} className="rule">
                <dt>
                  <Link href={`${page}#${number}`} aria-label={say('explain.read', { number })}>
                    {number}
                  </Link>
                </dt>
                <dd>{text.rules[number]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
