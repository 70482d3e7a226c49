import { at } from '@signoria/engine';
import { Icon, Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { Family } from './families.ts';
import type { Naming } from './ProseText.tsx';
import { ProseText } from './ProseText.tsx';
import type { TableSnapshot } from './tableTypes.ts';

interface MeanwhileProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly families: readonly Family[];
}

const LINES = 3;

/** While others decide: what just happened, where the choices will stand again. */
export function WaitingForOthers({ snapshot: { chronicle }, families, ...naming }: MeanwhileProps) {
  const { say } = useWords();
  const lines = chronicle.map((line, number) => ({ ...line, number })).slice(-LINES);
  return (
    <ul className="words meanwhile">
      {lines.length === 0 && <li>{say('table.chronicleEmpty')}</li>}
      {lines.map(({ number, seat, words }) => (
        <li key={number}>
          {seat === null ? <Icon name="lily" /> : <Shield family={at(families, seat)} className="ic" />}
          <span>
            <ProseText words={words} {...naming} />
          </span>
        </li>
      ))}
    </ul>
  );
}
