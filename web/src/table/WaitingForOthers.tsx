import { at } from '@signoria/engine';
import { Icon, Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { Family } from './families.ts';
import type { Naming } from './ProseText.tsx';
import { ProseText } from './ProseText.tsx';
import type { TableSnapshot } from './tableTypes.ts';

interface WaitingForOthersProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly families: readonly Family[];
}

/** The latest event, shown in place of the choices while others decide. */
export function WaitingForOthers({ snapshot: { chronicle }, families, ...naming }: WaitingForOthersProps) {
  const { say } = useWords();
  const last = chronicle.at(-1);
  if (last === undefined) return <p className="words meanwhile">{say('table.chronicleEmpty')}</p>;
  const { seat, words } = last;
  return (
    <p className="words meanwhile">
      {seat === null ? <Icon name="lily" /> : <Shield family={at(families, seat)} className="icon" />}
      <span>
        <ProseText words={words} {...naming} />
      </span>
    </p>
  );
}
