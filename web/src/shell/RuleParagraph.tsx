import type { Rule, RulebookWords, Ruling } from '@signoria/engine';
import { RULING_SIGN } from '@signoria/engine';
import { Fragment, useId, useState } from 'react';
import '../styles/rulebook.css';
import { RuleText } from './RuleText.tsx';

interface RuleParagraphProps {
  readonly rule: Rule;
  readonly words: RulebookWords;
  /** The page of the rules that the text cites; this page by default. */
  readonly page?: string;
}

/** A rule. A sign follows each of our rulings and opens its explanation below the rule. */
export function RuleParagraph({ rule, words, page = '' }: RuleParagraphProps) {
  const [opened, setOpened] = useState<Ruling | null>(null);
  const note = useId();
  if (typeof rule === 'string') return <RuleText text={rule} page={page} />;
  return (
    <>
      {rule.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one rule never change their order
        <Fragment key={index}>
          {index > 0 && ' '}
          {typeof part === 'string' ? (
            <RuleText text={part} page={page} />
          ) : (
            <RulingText
              ruling={part}
              page={page}
              name={words.ruling.name}
              note={note}
              isOpen={part === opened}
              onToggle={() => setOpened(part === opened ? null : part)}
            />
          )}
        </Fragment>
      ))}
      {opened !== null && (
        <span id={note} className="rulingNote">
          <b>{words.ruling.name}.</b> {words.ruling.explained} {opened.reason}
        </span>
      )}
    </>
  );
}

interface RulingTextProps {
  readonly ruling: Ruling;
  readonly page: string;
  readonly name: string;
  /** The id of the explanation. */
  readonly note: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The sentences of a ruling. The sign stays on the line of the last word. */
function RulingText({ ruling: { ruling }, page, name, note, isOpen, onToggle }: RulingTextProps) {
  const last = ruling.lastIndexOf(' ') + 1;
  return (
    <>
      <RuleText text={ruling.slice(0, last)} page={page} />
      <span className="unbroken">
        <RuleText text={ruling.slice(last)} page={page} />
        <button
          type="button"
          className="rulingSign"
          title={name}
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={note}
          onClick={onToggle}
        >
          {RULING_SIGN}
        </button>
      </span>
    </>
  );
}
