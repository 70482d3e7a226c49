import { createPortal } from 'react-dom';
import { useGamePictures } from '../shell/gamePictures.ts';
import { Icon } from '../shell/Icon.tsx';
import { Loading } from '../shell/Loading.tsx';
import type { TableSnapshot } from '../table/tableTypes.ts';
import { useWords } from '../words/index.ts';
import { useGameSigns } from './gameSigns.ts';
import { listedSigns, SignList } from './SignList.tsx';
import type { SignTable } from './signTable.ts';
import { SIGN_GROUPS } from './signTable.ts';
import './legendSheet.css';

interface SheetProps {
  readonly signs: SignTable;
  readonly snapshot: TableSnapshot;
  readonly title: string;
}

/** The legend on one page of paper, with the aim, a round and one component explained. Screens do not show it. */
export function LegendSheet({ signs, snapshot, title }: SheetProps) {
  const { say } = useWords();
  const all = listedSigns(signs);
  const { overview } = snapshot.text;
  return createPortal(
    <div className="legendSheet" data-theme="light" aria-hidden="true">
      <header>
        <h1>{title}</h1>
        <span>
          <Icon name="lily" /> Signoria
        </span>
      </header>
      <div className="columns">
        {SIGN_GROUPS.map((group) => (
          <section key={group}>
            <h2>{say(`sign.group.${group}`)}</h2>
            <SignList signs={all.filter((sign) => sign.group === group)} isWhole />
          </section>
        ))}
        <section>
          <h2>{say('sign.aim')}</h2>
          <p>
            {overview.aim} {overview.end}
          </p>
        </section>
        <section>
          <h2>{overview.round.name}</h2>
          <ol>
            {overview.round.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <Loading fallback={null}>
          <Example snapshot={snapshot} />
        </Loading>
      </div>
    </div>,
    document.body,
  );
}

/** A component as the table draws it, beside its explanation. */
function Example({ snapshot }: Pick<SheetProps, 'snapshot'>) {
  const { say } = useWords();
  const { rules, text, imagined } = snapshot;
  const id = useGameSigns(rules.id)?.example ?? '';
  const pictures = useGamePictures(rules.id);
  if (pictures === null) return null;
  const { name, lines } = text.explain(id, imagined);
  return (
    <section className="example">
      <h2>{say('sign.example', { name })}</h2>
      <pictures.Picture id={id} figures={imagined.figures} text={text} />
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
