import type { Passkeys, PersonInfo } from '@signoria/protocol';
import { useEffect, useState } from 'react';
import './passkeys.css';
import { request, useRequest } from '../api/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { useWords } from '../words/index.ts';

type PasskeyInfo = Passkeys['passkeys'][number];

interface PasskeyListProps {
  readonly person: PersonInfo;
  readonly onChange: (person: PersonInfo) => void;
}

/** The passkeys of a person, identified by their dates, with a button to remove each. */
export function PasskeyList({ person, onChange }: PasskeyListProps) {
  const { say } = useWords();
  const [passkeys, setPasskeys] = useState<readonly PasskeyInfo[]>([]);
  const [toRemove, setToRemove] = useState<PasskeyInfo | null>(null);
  const { isPending, refusal, ask } = useRequest();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again when a passkey was added or removed
  useEffect(() => {
    void ask(async () => setPasskeys((await request('listPasskeys')).passkeys));
  }, [person.passkeys]);
  const remove = ({ id }: PasskeyInfo) =>
    void ask(async () => onChange(await request('removePasskey', { params: { id } }))).then(() => setToRemove(null));
  return (
    <>
      <ul className="passkeys">
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setToRemove(passkey)} />
        ))}
      </ul>
      <RefusalNote refusal={refusal} />
      <Dialog
        title={say('passkey.removeSure')}
        isOpen={toRemove !== null}
        close="passkey.keepIt"
        onClose={() => setToRemove(null)}
        action={
          <button
            type="button"
            className="btn compact danger"
            disabled={isPending}
            onClick={() => toRemove && remove(toRemove)}
          >
            {say('passkey.removeNow')}
          </button>
        }
      >
        <p>{person.passkeys === 1 ? say('passkey.removeLast', { name: person.name }) : say('passkey.removeText')}</p>
      </Dialog>
    </>
  );
}

function PasskeyItem({ passkey, onRemove }: { passkey: PasskeyInfo; onRemove: () => void }) {
  const { say, locale } = useWords();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const date = (time: string) => format.format(new Date(time));
  const { createdAt, usedAt } = passkey;
  const made = createdAt === null ? say('passkey.older') : say('passkey.made', { date: date(createdAt) });
  return (
    <li>
      <span>
        {made}
        <span className="muted">
          {' '}
          · {usedAt === null ? say('passkey.unused') : say('passkey.used', { date: date(usedAt) })}
        </span>
      </span>
      <button type="button" className="btn compact" aria-label={say('passkey.removeThis', { made })} onClick={onRemove}>
        {say('passkey.remove')}
      </button>
    </li>
  );
}
