import { plain } from '@signoria/engine';
import { useWords } from '../words/index.ts';
import { shortly } from './shortly.ts';
import type { TableSnapshot } from './source.ts';
import { RuleLink } from './WhyNot.tsx';
import type { Denied } from './whyNot.ts';

interface RefusalsProps {
  readonly snapshot: TableSnapshot;
  readonly denied: readonly Denied[];
  readonly sought: string;
}

/** What cannot be chosen now, each with its reason: the end of the list in words. */
export function Refusals({ snapshot, denied, sought }: RefusalsProps) {
  const { say } = useWords();
  const { text, imagined, rules, seat } = snapshot;
  const told = denied
    .map(({ wish, reason }) => ({ wish: plain(shortly(text.move(wish, imagined, seat ?? 0))), reason }))
    .filter(({ wish }) => wish.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <ul className="refusals" aria-label={say('table.whyNotList')}>
      {told.map(({ wish, reason }) => (
        <li key={wish}>
          <b>{wish}.</b> {plain(text.reason?.(reason, imagined) ?? [])}{' '}
          <RuleLink rules={rules.id} number={reason.rule} />
        </li>
      ))}
    </ul>
  );
}
