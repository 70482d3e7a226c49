import type { CatalogueEntry } from '@signoria/catalogue';
import type { WantedSeat } from '@signoria/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { LostPage } from '../pages/LostPage.tsx';
import { OptionFields } from '../pages/OptionFields.tsx';
import { optionsFor } from '../pages/seating.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGame } from '../shell/useCatalogue.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';
import { introduce, setTable } from './api.ts';
import { Failure, NameField } from './Fields.tsx';
import { useAsking } from './useAsking.ts';

/** Setting a table that friends come to by a link. */
export default function FriendsPage({ game }: { game: string }) {
  const entry = useGame(game);
  return entry === undefined ? <LostPage text="lost.coming" /> : <SetUp game={game} entry={entry} />;
}

function SetUp({ game, entry }: { game: string; entry: CatalogueEntry }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const { rules } = entry;
  const [name, setName] = useState('');
  const [friends, setFriends] = useState(1);
  const [bots, setBots] = useState(0);
  const [options, setOptions] = useState(() => optionsFor('bots', rules.options));
  const { asking, failure, ask } = useAsking();
  useTitle(say('with.title'));
  const most = rules.seats.max - 1;

  const begin = (event: FormEvent) => {
    event.preventDefault();
    const seats: WantedSeat[] = [
      { kind: 'person' },
      ...Array.from({ length: friends }, (): WantedSeat => ({ kind: 'invited' })),
      ...Array.from({ length: bots }, (): WantedSeat => ({ kind: 'bot', level: 'greedy' })),
    ];
    void ask(async () => {
      await introduce(name.trim());
      const { id } = await setTable({ game, options, seats, visibility: 'link', clock: { kind: 'none' } });
      go(`/with/${id}`);
    });
  };
  return (
    <div className="screen">
      <Bar rules={`/rules/${game}`} />
      <main id="content" className="sheet">
        <div className="caps">{say('with.title')}</div>
        <h1>{say('with.setUp')}</h1>
        <form onSubmit={begin}>
          <NameField name={name} onName={setName} />
          <Count word="with.friends" min={1} max={most - bots} now={friends} onPick={setFriends} />
          <Count word="with.bots" min={0} max={most - friends} now={bots} onPick={setBots} />
          <OptionFields entry={entry} options={options} onChange={setOptions} />
          <Failure failure={failure} />
          <button type="submit" className="btn go big" disabled={asking}>
            {say('with.invite')}
          </button>
        </form>
      </main>
    </div>
  );
}

interface CountProps {
  readonly word: 'with.friends' | 'with.bots';
  readonly min: number;
  readonly max: number;
  readonly now: number;
  readonly onPick: (count: number) => void;
}

function Count({ word, min, max, now, onPick }: CountProps) {
  const { say } = useWords();
  return (
    <fieldset className="choices">
      <legend>{say(word)}</legend>
      {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((count) => (
        <label key={count} className={count === now ? 'choice on' : 'choice'}>
          <input type="radio" name={word} checked={count === now} onChange={() => onPick(count)} />
          {count}
        </label>
      ))}
    </fieldset>
  );
}
