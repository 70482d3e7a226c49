import { plain } from '@signoria/engine';
import { useWords } from '../words/index.ts';
import type { TableSnapshot } from './tableTypes.ts';
import { RuleLink } from './WhyNot.tsx';
import type { ImpossibleWish } from './whyNot.ts';
import { withoutBrackets } from './withoutBrackets.ts';

interface ImpossibleMovesProps {
  readonly snapshot: TableSnapshot;
  readonly impossible: readonly ImpossibleWish[];
}

/** Maximum number of moves listed with a shared reason. The others are only counted. */
const MOST_LISTED = 4;

/** The moves that are impossible now, grouped by reason. */
export function ImpossibleMoves({ snapshot, impossible }: ImpossibleMovesProps) {
  const { say } = useWords();
  const { text, imagined, rules, seat } = snapshot;
  const worded = impossible.map(({ wish, reason }) => ({
    wish: plain(withoutBrackets(text.move(wish, imagined, seat ?? 0))),
    words: plain(text.reason(reason, imagined)),
    rule: reason.rule,
  }));
  return (
    <ul className="refusals" aria-label={say('table.whyNotList')}>
      {[...byReason(worded)].map(([words, { wishes, rule }]) => (
        <li key={words}>
          {wishes.slice(0, MOST_LISTED).map((wish) => (
            <b key={wish}>{wish}. </b>
          ))}
          {wishes.length > MOST_LISTED && `(+${wishes.length - MOST_LISTED}) `}
          {words} <RuleLink rules={rules.id} number={rule} />
        </li>
      ))}
    </ul>
  );
}

interface WordedWish {
  readonly wish: string;
  readonly words: string;
  readonly rule: string;
}

function byReason(
  worded: readonly WordedWish[],
): ReadonlyMap<string, { readonly wishes: string[]; readonly rule: string }> {
  const groups = new Map<string, { readonly wishes: string[]; readonly rule: string }>();
  for (const { wish, words, rule } of worded) {
    const group = groups.get(words) ?? { wishes: [], rule };
    if (!group.wishes.includes(wish)) group.wishes.push(wish);
    groups.set(words, group);
  }
  return groups;
}
