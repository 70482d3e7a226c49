import { at } from '@signoria/engine';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameLinks } from '../analysis/index.ts';
import { playOnFrom } from '../localGames/index.ts';
import { copy } from '../shell/copy.ts';
import { PageLink } from '../shell/PageLink.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import type { Say } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import type { Perspective, PlayedGame } from './playedGame.ts';
import { isPlayedToEnd } from './playedGame.ts';
import { addressOf } from './positionUrl.ts';
import type { ReplayController, ReplayPosition } from './replayTable.ts';
import { seatsToPlay } from './seatsToPlay.ts';

interface ActsProps {
  readonly table: ReplayController;
  readonly position: ReplayPosition;
  readonly links: GameLinks;
  /** The address to share; null if there is none. */
  readonly address: string | null;
  /** The address of the game's table. */
  readonly toTable: string | null;
}

/** The perspective of the replay and the actions for the position. */
export function ReplayActions({ table, position, links, address, toTable }: ActsProps) {
  const { say } = useWords();
  return (
    <div className="acts replayActs">
      <PerspectiveField table={table} position={position} />
      {address !== null && <CopyLink link={location.origin + addressOf(address, position)} />}
      {isPlayedToEnd(table.game) && (
        <PageLink to={links.report} className="btn">
          {say('report.title')}
        </PageLink>
      )}
      {toTable !== null && (
        <Link href={toTable} className="btn">
          {say('look.toTable')}
        </Link>
      )}
      <PlayOn table={table} position={position} />
    </div>
  );
}

function PerspectiveField({ table: { game, go }, position }: Pick<ActsProps, 'table' | 'position'>) {
  const { say } = useWords();
  if (game.perspectives.length < 2) return null;
  return (
    <label className="replayPerspective">
      <span>{say('look.eyes')}</span>
      <select
        value={String(position.perspective)}
        onChange={({ target }) =>
          go({ perspective: game.perspectives.find((one) => String(one) === target.value) ?? position.perspective })
        }
      >
        {game.perspectives.map((one) => (
          <option key={one} value={String(one)}>
            {nameOf(game, one, say)}
          </option>
        ))}
      </select>
    </label>
  );
}

function nameOf({ seats }: PlayedGame, perspective: Perspective, say: Say): string {
  return typeof perspective === 'number' ? at(seats, perspective).name : say(`look.${perspective}`);
}

/** A button that copies the link. It needs the Clipboard API, which exists in secure contexts only. */
function CopyLink({ link }: { link: string }) {
  const { say } = useWords();
  const [copied, setCopied] = useState('');
  if (!('clipboard' in navigator)) return null;
  return (
    <button type="button" className="btn" onClick={() => void copy(link).then((done) => done && setCopied(link))}>
      {copied === link ? say('with.copied') : say('look.link')}
    </button>
  );
}

function PlayOn({ table, position }: Pick<ActsProps, 'table' | 'position'>) {
  const { say } = useWords();
  const [, visit] = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const record = table.game.recordAt(position.count);
  if (record === null) return null;
  const playOn = () => {
    const id = playOnFrom(seatsToPlay(table.game, table.snapshot(), position.perspective), record);
    if (id === null) setRefusal(say('new.noRoom'));
    else visit(`/table/${id}`);
  };
  return (
    <>
      <button type="button" className="btn go" disabled={table.snapshot().over} onClick={playOn}>
        {say('look.playOn')}
      </button>
      <RefusalNote refusal={refusal} />
    </>
  );
}
