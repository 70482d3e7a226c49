import type { PersonInfo } from '@signoria/protocol';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import { makePasskey, passkeyError, signInWithPasskey, useRequest } from '../api/index.ts';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { PasskeyList } from './PasskeyList.tsx';

/** Returns the reason why passkeys cannot be used in this browser; null if they can. */
function obstacle(): TextKey | null {
  if (!window.isSecureContext) return 'passkey.insecure';
  return browserSupportsWebAuthn() ? null : 'passkey.missing';
}

interface PasskeyProps {
  readonly title: TextKey;
  readonly text: string;
  readonly button: TextKey;
  readonly action: () => Promise<PersonInfo>;
  readonly onDone: (person: PersonInfo) => void;
  readonly children?: ReactNode;
}

function Passkey({ title, text, button, action, onDone, children }: PasskeyProps) {
  const { say } = useWords();
  const { isPending, refusal, ask } = useRequest();
  const [problem, setProblem] = useState<TextKey | null>(obstacle);
  const isPossible = obstacle() === null;
  const go = () => {
    setProblem(null);
    void ask(async () => {
      const done = await action().catch((error: unknown) => {
        const known = passkeyError(error);
        if (known === null) throw error;
        setProblem(known);
        return null;
      });
      if (done !== null) onDone(done);
    });
  };
  return (
    <section>
      <h2>{say(title)}</h2>
      <p className="muted">{text}</p>
      <button type="button" className="btn" disabled={isPending || !isPossible} onClick={go}>
        {say(button)}
      </button>
      {problem !== null && (
        <p className={isPossible ? 'why' : 'muted'} role="status">
          {say(problem)}
        </p>
      )}
      <RefusalNote refusal={refusal} />
      {children}
    </section>
  );
}

/** The section to create passkeys, which sign in to the same name on other devices. */
export function AddPasskey({ person, onKept }: { person: PersonInfo; onKept: (person: PersonInfo) => void }) {
  const { say } = useWords();
  return (
    <Passkey
      title="passkey.keep"
      text={say('passkey.keepText', { count: person.passkeys })}
      button="passkey.make"
      action={makePasskey}
      onDone={onKept}
    >
      {person.passkeys > 0 && <PasskeyList person={person} onChange={onKept} />}
    </Passkey>
  );
}

export function SignIn({ onKnown }: { onKnown: (person: PersonInfo) => void }) {
  const { say } = useWords();
  return (
    <Passkey
      title="passkey.signIn"
      text={say('passkey.signInText')}
      button="passkey.use"
      action={signInWithPasskey}
      onDone={onKnown}
    />
  );
}
