import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Loading } from '../shell/Loading.tsx';
import { useGame } from '../shell/useGame.ts';
import { useWide } from '../shell/useWide.ts';
import { useWords } from '../words/index.ts';
import { closeAround, helpPath } from './links.ts';
import { PanelBeside, SheetOver } from './panels.tsx';
import { RuleBook } from './RuleBook.tsx';
import { SettingsList } from './SettingsList.tsx';

/** The page of a table. Links to rules and settings open in a panel beside it instead of leaving it. */
export function BesideTable({ children }: { readonly children: ReactNode }) {
  const [path, setPath] = useState<string | null>(null);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const asked = link === null ? null : helpPath(event, link, path);
    if (link === null || asked === null) return;
    event.preventDefault(); // also prevents the router from following the link
    closeAround(link);
    setPath(asked);
  };
  return (
    <div className="screen tableScreen" onClickCapture={follow}>
      {children}
      {path !== null && <Help path={path} onClose={() => setPath(null)} />}
    </div>
  );
}

interface HelpProps {
  readonly path: string;
  readonly onClose: () => void;
}

/** On a wide screen a panel beside the table, which stays usable; otherwise a modal sheet. */
function Help({ path, onClose }: HelpProps) {
  const { say } = useWords();
  const Panel = useWide() ? PanelBeside : SheetOver;
  const [, game, cited = ''] = /^\/rules\/(\w+)(?:#(.*))?$/.exec(path) ?? [];
  return (
    <Panel title={say(game === undefined ? 'nav.settings' : 'nav.rules')} onClose={onClose}>
      <Loading fallback={<p className="muted">{say('table.loading')}</p>}>
        {game === undefined ? <SettingsList /> : <Rules key={game} game={game} cited={cited} />}
      </Loading>
    </Panel>
  );
}

function Rules({ game, cited }: { readonly game: string; readonly cited: string }) {
  const loaded = useGame(game);
  return loaded === undefined ? null : <RuleBook {...loaded} cited={cited} isBeside />;
}
