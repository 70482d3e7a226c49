import { type FormEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { knownName, request, signInAsGuest, useRequest } from '../api/index.ts';
import { NameField } from '../people/index.ts';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { useWords } from '../words/index.ts';

/** The form to take a seat: a name, and the invitation from the link if the seat needs one. */
export function TakeSeat({ id, onSeated }: { id: string; onSeated: () => void }) {
  const { say } = useWords();
  const invite = new URLSearchParams(useSearch()).get('invite');
  const [name, setName] = useState(knownName);
  const { isPending, refusal, ask } = useRequest();
  const join = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => {
      await signInAsGuest(name.trim());
      await request('joinTable', { params: { id }, body: invite === null ? {} : { invite } });
      onSeated();
    });
  };
  return (
    <form onSubmit={join}>
      <NameField name={name} onName={setName} />
      <p className="muted nameIsAll">{say('with.nameIsAll')}</p>
      <RefusalNote refusal={refusal} />
      <button type="submit" className="btn go big" disabled={isPending}>
        {say('with.sit')}
      </button>
    </form>
  );
}
