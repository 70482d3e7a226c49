import type { CatalogueEntry } from '@signoria/catalogue';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { startLocalGame } from '../localGames/index.ts';
import {
  FiguresField,
  inputWords,
  keepTable,
  kindOf,
  OptionFields,
  PlayerCount,
  resize,
  SeatFields,
  tableFor,
} from '../setUp/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGame } from '../shell/useCatalogue.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import { GAME_FRAMES } from '../table/gameFrames.ts';
import { useWords } from '../words/index.ts';
import { LostPage } from './LostPage.tsx';

export default function NewPage({ game }: { game: string }) {
  const entry = useGame(game);
  return entry === undefined ? <LostPage text="lost.coming" /> : <SetUp game={game} entry={entry} />;
}

function SetUp({ game, entry }: { game: string; entry: CatalogueEntry }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const search = useSearch();
  const kind = kindOf(search);
  const { rules } = entry;
  const [{ seats, options }, setTable] = useState(() => tableFor(rules, search));
  const setSeats = (next: typeof seats) => setTable({ seats: next, options });
  const setOptions = (next: typeof options) => setTable({ seats, options: next });
  const [seed, setSeed] = useState(() => new URLSearchParams(search).get('seed') ?? '');
  const [failure, setFailure] = useState('');
  const { SetUpNote } = GAME_FRAMES[game] ?? {};
  const title = useGameTitle()(game);
  useTitle(`${say('new.title')}, ${title}`);

  const begin = () => {
    const made = startLocalGame(rules, seats, options, seed);
    if (made.ok) {
      keepTable(game, kind, { seats, options });
      go(`/table/${made.value}`);
    } else
      setFailure(
        made.error.code === 'noRoom' ? say('new.noRoom') : inputWords({ ...made.error, code: made.error.code }, say),
      );
  };
  return (
    <div className="screen">
      <Bar rules={`/rules/${game}`} />
      <main id="content" className="sheet">
        <div className="caps">{say('new.title')}</div>
        <h1>{title}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <PlayerCount
            min={rules.seats.min}
            max={rules.seats.max}
            now={seats.length}
            onPick={(count) => setSeats(resize(seats, count, kind))}
          />
          <SeatFields seats={seats} onChange={setSeats} />
          <OptionFields entry={entry} options={options} seats={seats.length} onChange={setOptions} />
          {SetUpNote !== undefined && <SetUpNote seats={seats.length} />}
          <FiguresField entry={entry} options={options} seats={seats.length} onChange={setOptions} />
          <label className="field seed">
            <span>{say('new.seed')}</span>
            <input value={seed} maxLength={80} autoComplete="off" onChange={({ target }) => setSeed(target.value)} />
            <small className="muted">{say('new.seedExplained')}</small>
          </label>
          {failure !== '' && (
            <p className="why" role="alert">
              {failure}
            </p>
          )}
          <button type="submit" className="btn go big">
            {say('new.begin')}
          </button>
        </form>
      </main>
    </div>
  );
}
