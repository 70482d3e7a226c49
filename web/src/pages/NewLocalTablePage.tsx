import type { LoadedGame } from '@signoria/catalogue';
import type { Failure, InputError } from '@signoria/engine';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import '../drawings/bots.ts';
import '../styles/playerFields.css';
import { personsAt, startLocalGame } from '../localGames/index.ts';
import {
  FiguresField,
  HintsField,
  inputWords,
  kindOf,
  OptionFields,
  PlayerCount,
  resize,
  SeatFields,
  SetUpSheet,
  saveSetUp,
  setUpFor,
} from '../setUp/index.ts';
import { useGame } from '../shell/useGame.ts';
import { useGameFrame } from '../table/gameFrames.ts';
import type { Say } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export default function NewLocalTablePage({ game }: { game: string }) {
  const entry = useGame(game);
  return entry === undefined ? <NotFoundPage text="lost.game" /> : <SetUp game={game} entry={entry} />;
}

function SetUp({ game, entry }: { game: string; entry: LoadedGame }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const search = useSearch();
  const kind = kindOf(search);
  const { rules } = entry;
  const [{ seats, options }, setTable] = useState(() => setUpFor(rules, search));
  const setSeats = (next: typeof seats) => setTable({ seats: next, options });
  const setOptions = (next: typeof options) => setTable({ seats, options: next });
  const [seed, setSeed] = useState(() => new URLSearchParams(search).get('seed') ?? '');
  const [allowsHints, setAllowsHints] = useState(true);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { SetUpNote } = useGameFrame(game);
  const begin = () => {
    const made = startLocalGame(rules, seats, options, { seed, allowsHints });
    if (!made.ok) return setRefusal(startRefusal(made.error, say));
    saveSetUp(game, kind, { seats, options });
    go(`/table/${made.value}`);
  };
  return (
    <SetUpSheet game={game} title="new.title" begin="new.begin" refusal={refusal} onBegin={begin}>
      <PlayerCount {...rules.seats} now={seats.length} onPick={(count) => setSeats(resize(seats, count, kind))} />
      <SeatFields seats={seats} onChange={setSeats} />
      <OptionFields entry={entry} options={options} seats={seats.length} onChange={setOptions} />
      <HintsField isAllowed={allowsHints} offersCoach={personsAt(seats).length === 1} onChange={setAllowsHints} />
      {SetUpNote !== undefined && <SetUpNote seats={seats.length} text={entry.text} />}
      <FiguresField entry={entry} options={options} seats={seats.length} onChange={setOptions} />
      <label className="field seed">
        <span>{say('new.seed')}</span>
        <input value={seed} maxLength={80} autoComplete="off" onChange={({ target }) => setSeed(target.value)} />
        <small className="muted">{say('new.seedExplained')}</small>
      </label>
    </SetUpSheet>
  );
}

function startRefusal({ code, ...error }: Failure<InputError | 'noRoom'>, say: Say): string {
  return code === 'noRoom' ? say('new.noRoom') : inputWords({ ...error, code }, say);
}
