import type { CatalogueEntry } from '@signoria/catalogue';
import type { Clock, Visibility } from '@signoria/protocol';
import { VISIBILITIES } from '@signoria/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import './serverPages.css';
import { ClockFields } from '../clocks/index.ts';
import { NameField } from '../people/index.ts';
import { A_FRIEND, choicesFor, resizeChoices, seatsFrom, WantedSeats } from '../seats/index.ts';
import { introduce, knownName, RefusalNote, setTable, useRequest } from '../server/index.ts';
import { FiguresField, OptionFields, optionsFor, PlayerCount } from '../setUp/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGame } from '../shell/useCatalogue.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';
import { LostPage } from './LostPage.tsx';

/** Setting a table of the server: for friends by a link, or for anyone. */
export default function FriendsPage({ game }: { game: string }) {
  const entry = useGame(game);
  return entry === undefined ? <LostPage text="lost.coming" /> : <SetUp game={game} entry={entry} />;
}

function SetUp({ game, entry }: { game: string; entry: CatalogueEntry }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const { rules } = entry;
  const [name, setName] = useState(knownName);
  const [wishes, setWishes] = useState([A_FRIEND] as ReturnType<typeof resizeChoices>);
  const [visibility, setVisibility] = useState<Visibility>('link');
  const [clock, setClock] = useState<Clock>({ kind: 'none' });
  const [options, setOptions] = useState(() => optionsFor('', rules.options));
  const { asking, refusal, ask } = useRequest();
  const title = useGameTitle()(game);
  useTitle(`${say('with.title')}, ${title}`);

  const begin = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => {
      await introduce(name.trim());
      const { id } = await setTable({ game, options, seats: seatsFrom(wishes), visibility, clock });
      go(`/with/${id}`);
    });
  };
  return (
    <div className="screen">
      <Bar rules={`/rules/${game}`} />
      <main id="content" className="sheet">
        <div className="caps">{say('with.title')}</div>
        <h1>{title}</h1>
        <form onSubmit={begin}>
          <NameField name={name} onName={setName} />
          <PlayerCount
            min={Math.max(2, rules.seats.min)}
            max={rules.seats.max}
            now={wishes.length + 1}
            onPick={(count) => setWishes(resizeChoices(wishes, count - 1))}
          />
          <WhoMayCome
            now={visibility}
            onPick={(next) => {
              setVisibility(next);
              setWishes(choicesFor(next, wishes));
            }}
          />
          <WantedSeats wishes={wishes} onChange={setWishes} />
          <ClockFields clock={clock} onChange={setClock} />
          <OptionFields entry={entry} options={options} seats={wishes.length + 1} onChange={setOptions} />
          <FiguresField entry={entry} options={options} seats={wishes.length + 1} onChange={setOptions} />
          <RefusalNote refusal={refusal} />
          <button type="submit" className="btn go big" disabled={asking}>
            {say('with.invite')}
          </button>
        </form>
      </main>
    </div>
  );
}

function WhoMayCome({ now, onPick }: { now: Visibility; onPick: (visibility: Visibility) => void }) {
  const { say } = useWords();
  return (
    <fieldset className="choices">
      <legend>{say('with.who')}</legend>
      {[...VISIBILITIES].reverse().map((one) => (
        <label key={one} className={one === now ? 'choice on' : 'choice'}>
          <input type="radio" name="visibility" checked={one === now} onChange={() => onPick(one)} />
          {say(one === 'public' ? 'with.public' : 'with.linkOnly')}
        </label>
      ))}
    </fieldset>
  );
}
