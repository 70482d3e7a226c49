import type { ReactNode } from 'react';
import { Bar } from '../shell/Bar.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';

interface SheetProps {
  readonly game: string;
  readonly title: TextKey;
  /** Label of the start button. */
  readonly begin: TextKey;
  readonly refusal: string | null;
  readonly isBusy?: boolean;
  readonly onBegin: () => void;
  readonly children: ReactNode;
}

/** A page to set up a table: its fields, errors, and the start button. */
export function SetUpSheet({ game, title, begin, refusal, isBusy = false, onBegin, children }: SheetProps) {
  const { say } = useWords();
  const gameTitle = useGameTitle()(game);
  useTitle(`${say(title)}, ${gameTitle}`);
  return (
    <div className="screen">
      <Bar rules={`/rules/${game}`} />
      <main id="content" className="sheet">
        <div className="caps">{say(title)}</div>
        <h1>{gameTitle}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onBegin();
          }}
        >
          {children}
          <RefusalNote refusal={refusal} />
          <button type="submit" className="btn go big" disabled={isBusy}>
            {say(begin)}
          </button>
        </form>
      </main>
    </div>
  );
}
