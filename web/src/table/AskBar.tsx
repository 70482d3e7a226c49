import type { Prose, Seat } from '@signoria/engine';
import { at, plain } from '@signoria/engine';
import { useRef } from 'react';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { Family } from './families.ts';
import type { Naming } from './ProseText.tsx';
import { ProseText } from './ProseText.tsx';
import { TurnNote } from './TurnNote.tsx';
import type { HandOver, TableSnapshot } from './tableTypes.ts';
import { useLongQuestion } from './useLongQuestion.ts';
import { withoutBrackets } from './withoutBrackets.ts';

interface AskProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly families: readonly Family[];
  readonly handOver: HandOver | null;
  /** True if the plan ends with the chosen move: only Confirm is left. */
  readonly isPlanned: boolean;
  /** True for a past position: the decision that led to it replaces the question. */
  readonly isPast: boolean;
  readonly children: React.ReactNode;
}

/** The bar above the board: whose turn it is, the question, and the stage of the game. */
export function AskBar({ snapshot, families, handOver, isPlanned, isPast, children, ...naming }: AskProps) {
  const { say } = useWords();
  const { seat, pending, moves, names, text, imagined, over, early } = snapshot;
  const isAsked = moves.length > 0;
  const [asked] = pending;
  const isOwn = isAsked || asked === undefined || handOver !== null;
  const latest = isPast ? latestDecision(snapshot) : null;
  const shown = latest?.mover ?? (isOwn ? (seat ?? 0) : asked);
  const ask = () => {
    if (latest !== null) return latest.words;
    if (early) return [say('end.early')];
    if (handOver !== null) return [say('table.handOver', { name: at(names, shown), next: handOver.to })];
    if (isPlanned) return [say('table.allPlanned')];
    return text.question(imagined, isAsked ? seat : null, names);
  };
  const question = ask();
  const heading = useRef<HTMLHeadingElement>(null);
  useLongQuestion(heading, plain(question));
  return (
    <div className={isOwn ? 'ask' : 'ask waits'}>
      <div className="askLine">
        <div className="who">
          <Shield family={at(families, shown)} spoken />
        </div>
        <div className="askText">
          <h1 ref={heading}>
            <span className="line">
              <ProseText words={withoutBrackets(question)} {...naming} />
            </span>
          </h1>
          {!over && (
            <p className="stage">
              <TurnNote snapshot={snapshot} asked={isOwn ? null : asked} isPast={isPast} /> {text.stage(imagined)}
            </p>
          )}
          <p className="unseen" role="status">
            {plain(question)}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}

/** Returns the mover and the words of the latest decision; null if there is none or it has no words. */
function latestDecision({ chronicle, version }: TableSnapshot): { readonly mover: Seat; readonly words: Prose } | null {
  const lines = chronicle.filter((line) => line.version === version);
  const [first] = lines;
  return first === undefined ? null : { mover: first.mover, words: lines.flatMap(({ words }) => [...words, ' ']) };
}
