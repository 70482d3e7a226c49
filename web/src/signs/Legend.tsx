import { PanelBeside, SheetOver } from '../help/index.ts';
import { Icon } from '../shell/Icon.tsx';
import { useWide } from '../shell/useWide.ts';
import type { Family } from '../table/families.ts';
import type { TableSnapshot } from '../table/tableTypes.ts';
import { useWords } from '../words/index.ts';
import { LegendSheet } from './LegendSheet.tsx';
import { listedSigns, SignList } from './SignList.tsx';
import type { SignTable } from './signTable.ts';
import { SIGN_GROUPS } from './signTable.ts';
import { useSigns } from './useSigns.ts';
import './legend.css';

interface LegendProps {
  readonly snapshot: TableSnapshot;
  readonly families: readonly Family[];
  readonly onClose: () => void;
}

/** The listed signs of this table with their meanings, over the rail; on narrow screens a sheet from below. */
export function Legend({ snapshot, families, onClose }: LegendProps) {
  const { say } = useWords();
  const signs = useSigns(snapshot, families);
  const Panel = useWide() ? PanelBeside : SheetOver;
  const title = say('sign.title', { game: snapshot.text.title });
  return (
    <>
      <Panel title={say('sign.open')} className="legend" tool={<PrintButton />} onClose={onClose}>
        <Groups signs={signs} />
      </Panel>
      <LegendSheet signs={signs} snapshot={snapshot} title={title} />
    </>
  );
}

function PrintButton() {
  const { say } = useWords();
  return (
    <button type="button" className="btn compact" onClick={() => window.print()}>
      <Icon name="i-print" />
      {say('sign.print')}
    </button>
  );
}

function Groups({ signs }: { readonly signs: SignTable }) {
  const { say } = useWords();
  return SIGN_GROUPS.map((group) => {
    const inGroup = listedSigns(signs).filter((sign) => sign.group === group);
    return inGroup.length === 0 ? null : (
      <section key={group} className="legendGroup">
        <h3>{say(`sign.group.${group}`)}</h3>
        <SignList signs={inGroup} />
      </section>
    );
  });
}
