import type { PersonInfo } from '@signoria/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import './serverPages.css';
import { signInAsGuest, signOut, signOutEverywhere, useRequest, whoAmI } from '../api/index.ts';
import { exportGames } from '../gameFiles/index.ts';
import { BestScores } from '../localGames/index.ts';
import { AddPasskey, NameField, SignIn } from '../people/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';

/** The profile page: the name stored on the server, and the data stored in this browser. */
export default function MePage() {
  const { say } = useWords();
  const [person, setPerson] = useState<PersonInfo | null | 'unknown'>('unknown');
  const { refusal, ask } = useRequest();
  useTitle(say('me.title'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    void ask(async () => setPerson(await whoAmI())).then((known) => !known && setPerson(null));
  }, []);
  return (
    <div className="screen">
      <Bar />
      <main id="content" className="sheet">
        <h1>{say('me.title')}</h1>
        <RefusalNote refusal={refusal} />
        {person !== 'unknown' && (
          <>
            <NameForm key={person?.id ?? ''} person={person} onKnown={setPerson} />
            {person !== null && <AddPasskey person={person} onKept={setPerson} />}
            {(person === null || person.passkeys === 0) && <SignIn onKnown={setPerson} />}
          </>
        )}
        <Games />
        <BestScores />
        <p className="further">
          <Link href="/statistics">{say('stats.title')}</Link>
        </p>
        {person !== 'unknown' && person !== null && <SignOut person={person} onOut={() => setPerson(null)} />}
      </main>
    </div>
  );
}

function NameForm({ person, onKnown }: { person: PersonInfo | null; onKnown: (person: PersonInfo) => void }) {
  const { say } = useWords();
  const [name, setName] = useState(person?.name ?? '');
  const [isSaved, setSaved] = useState(false);
  const { isPending, refusal, ask } = useRequest();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => onKnown(await signInAsGuest(name.trim()))).then(setSaved);
  };
  return (
    <form onSubmit={save}>
      {person === null && <p className="soft">{say('me.nobody')}</p>}
      <NameField
        name={name}
        onName={(next) => {
          setName(next);
          setSaved(false);
        }}
      />
      <RefusalNote refusal={refusal} />
      <div className="linkButtons">
        <button
          type="submit"
          className="btn"
          disabled={isPending || name.trim() === '' || name.trim() === person?.name}
        >
          {say(person === null ? 'me.take' : 'me.rename')}
        </button>
        <span role="status">{isSaved ? say('me.kept') : ''}</span>
      </div>
    </form>
  );
}

function Games() {
  const { say } = useWords();
  const { isPending, refusal, ask } = useRequest();
  const [count, setCount] = useState<number | null>(null);
  return (
    <section>
      <h2>{say('me.games')}</h2>
      <p className="muted">{say('me.gamesText')}</p>
      <div className="linkButtons">
        <button
          type="button"
          className="btn"
          disabled={isPending}
          onClick={() => void ask(async () => setCount(await exportGames()))}
        >
          {say('me.export')}
        </button>
        <Link href="/open" className="btn">
          {say('look.openTitle')}
        </Link>
        <span role="status">{count === null ? '' : say('me.exported', { count })}</span>
      </div>
      <RefusalNote refusal={refusal} />
    </section>
  );
}

/** Signs out. Without a passkey the name and its tables would be lost, so a dialog asks for confirmation. */
function SignOut({ person, onOut }: { person: PersonInfo; onOut: () => void }) {
  const { say } = useWords();
  const { isPending, refusal, ask } = useRequest();
  const [toConfirm, setToConfirm] = useState<(() => Promise<void>) | null>(null);
  const leave = (how: () => Promise<void>) => void ask(how).then((out) => out && onOut());
  const confirmOrLeave = (how: () => Promise<void>) => (person.passkeys === 0 ? setToConfirm(() => how) : leave(how));
  return (
    <section>
      <h2>{say('me.signOut')}</h2>
      <p className="muted">{say(person.passkeys === 0 ? 'me.signOutText' : 'me.signOutKept')}</p>
      <p className="muted">{say('me.everywhereText')}</p>
      <div className="linkButtons">
        <button type="button" className="btn danger" disabled={isPending} onClick={() => confirmOrLeave(signOut)}>
          {say('me.signOut')}
        </button>
        <button
          type="button"
          className="btn danger"
          disabled={isPending}
          onClick={() => confirmOrLeave(signOutEverywhere)}
        >
          {say('me.everywhere')}
        </button>
      </div>
      <RefusalNote refusal={refusal} />
      <Dialog
        title={say('me.signOutSure', { name: person.name })}
        isOpen={toConfirm !== null}
        close="me.stay"
        onClose={() => setToConfirm(null)}
        action={
          <button
            type="button"
            className="btn compact danger"
            disabled={isPending}
            onClick={() => toConfirm && leave(toConfirm)}
          >
            {say('me.signOutForGood')}
          </button>
        }
      >
        <p>{say('me.signOutLost')}</p>
      </Dialog>
    </section>
  );
}
