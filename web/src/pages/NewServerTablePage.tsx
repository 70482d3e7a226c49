import type { LoadedGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import type { TimeControl, Visibility } from '@signoria/protocol';
import { VISIBILITIES } from '@signoria/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import './serverPages.css';
import { knownName, request, signInAsGuest, useRequest } from '../api/index.ts';
import { ClockFields } from '../clocks/index.ts';
import { LanguageField } from '../lobby/index.ts';
import { NameField } from '../people/index.ts';
import { choicesFor, INVITED, resizeChoices, seatsFrom, WantedSeats } from '../seats/index.ts';
import { FiguresField, HintsField, OptionFields, optionsFor, PlayerCount, SetUpSheet } from '../setUp/index.ts';
import { useGame } from '../shell/useGame.ts';
import { useWords } from '../words/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The form to create a table on the server: by invitation link, or public. */
export default function NewServerTablePage({ game }: { game: string }) {
  const entry = useGame(game);
  return entry === undefined ? <NotFoundPage text="lost.game" /> : <SetUp game={game} entry={entry} />;
}

function SetUp({ game, entry }: { game: string; entry: LoadedGame }) {
  const [, go] = useLocation();
  const { rules } = entry;
  const [name, setName] = useState(knownName);
  const [others, setOthers] = useState([INVITED] as ReturnType<typeof resizeChoices>);
  const [visibility, setVisibility] = useState<Visibility>('link');
  const [clock, setClock] = useState<TimeControl>({ kind: 'none' });
  const [language, setLanguage] = useState<Language | null>(useWords().language);
  const [hints, setHints] = useState(true);
  const [options, setOptions] = useState(() => optionsFor('', rules));
  const { isPending, refusal, ask } = useRequest();
  const count = others.length + 1;
  const begin = () =>
    void ask(async () => {
      await signInAsGuest(name.trim());
      const body = { game, options, seats: seatsFrom(others), visibility, clock, language, hints };
      const { id } = await request('createTable', { body });
      go(`/with/${id}`);
    });
  const invite = (next: Visibility) => {
    setVisibility(next);
    setOthers(choicesFor(next, others));
  };
  return (
    <SetUpSheet {...{ game, refusal }} title="with.title" begin="with.invite" isBusy={isPending} onBegin={begin}>
      <NameField name={name} onName={setName} />
      <PlayerCount
        min={Math.max(2, rules.seats.min)}
        max={rules.seats.max}
        now={count}
        onPick={(wanted) => setOthers(resizeChoices(others, wanted - 1))}
      />
      <VisibilityField now={visibility} onPick={invite} />
      <WantedSeats choices={others} onChange={setOthers} />
      <ClockFields clock={clock} onChange={setClock} />
      <LanguageField language={language} onChange={setLanguage} />
      <OptionFields entry={entry} options={options} seats={count} onChange={setOptions} />
      <HintsField isAllowed={hints} onChange={setHints} />
      <FiguresField entry={entry} options={options} seats={count} onChange={setOptions} />
    </SetUpSheet>
  );
}

function VisibilityField({ now, onPick }: { now: Visibility; onPick: (visibility: Visibility) => void }) {
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
