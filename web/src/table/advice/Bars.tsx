import type { Advice, Candidate } from '@signoria/bots/analysis';
import { at } from '@signoria/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { useWords } from '../../words/index.ts';
import type { SentenceContext } from './sentences.ts';
import { behindWords, moveWords, valueWords, worthOf } from './sentences.ts';

/** The letters of equal candidates, and those of a list. */
export const LETTERS = ['A', 'B', 'C'] as const;
const HALF = 0.5;

interface BarsProps {
  readonly advice: Advice;
  readonly context: SentenceContext;
  /** The number of candidates shown. */
  readonly count: number;
  /** True if letters name the candidates; otherwise the best has the flame, and the others have numbers. */
  readonly isLettered: boolean;
  readonly onTake: (place: number) => void;
}

/** The candidates with their chances on one scale. A click chooses the move. */
export function Bars({ advice, context, count, isLettered, onTake }: BarsProps) {
  const { say } = useWords();
  const shown = advice.candidates.slice(0, count);
  const end = scaleEnd(shown, advice.seat);
  return (
    <ol className="adviceBars">
      {shown.map((candidate, place) => {
        const { value, isSolo } = worthOf(candidate, advice.seat);
        const behind = place === 0 || advice.isTie ? '' : behindWords(context, candidate);
        const words = moveWords(context, candidate.line[0]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are the identity of the candidates
          <li key={place}>
            <button type="button" title={say('advice.take')} onClick={() => onTake(place)}>
              <Sign place={place} isLettered={isLettered} />
              <span className="candidate">
                {words} {behind !== '' && <small>{behind}</small>}
              </span>
              <b {...signOfValue(isSolo)}>{valueWords(context, candidate, advice.isTie)}</b>
              <span className="chanceBar" data-place={place} aria-hidden="true">
                <i style={{ width: `${100 * Math.max(0, value / end)}%` }} />
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The sign of a chance to win. Points need none, because they have their unit. */
export function signOfValue(isSolo: boolean) {
  return isSolo ? {} : { 'data-sign': 'chance' };
}

function Sign({ place, isLettered }: { readonly place: number; readonly isLettered: boolean }): ReactNode {
  if (isLettered) return <span className="letter">{at(LETTERS, place)}</span>;
  if (place > 0) return <span className="letter">{place + 1}</span>;
  return (
    <span className="flame">
      <Icon name="i-hint" />
    </span>
  );
}

/** Returns the value at the end of the scale: a chance of 50 %, or 100 % if a chance is larger; in points the most points. */
function scaleEnd(candidates: readonly Candidate[], seat: number): number {
  const values = candidates.map((candidate) => worthOf(candidate, seat));
  const most = Math.max(...values.map(({ value }) => value));
  if (values.some(({ isSolo }) => isSolo)) return Math.max(1, most);
  return most > HALF ? 1 : HALF;
}
