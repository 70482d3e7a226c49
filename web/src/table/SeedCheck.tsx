import { useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';

interface SeedCheckProps {
  /** The hash of the seed that the server published before the start; null for a game in this browser. */
  readonly hash: string | null;
  /** The seed, known after the end or for a game dealt in this browser. */
  readonly seed: string | null;
}

/** Shows that nobody could change the deal or the rolls: the hash of the seed, and at the end its check. */
export function SeedCheck({ hash, seed }: SeedCheckProps) {
  const { say } = useWords();
  const check = useCheck(hash, seed);
  return (
    <div className="fair">
      {hash === null && <p>{say('fair.here')}</p>}
      {hash !== null && seed === null && <p>{say('fair.promised')}</p>}
      {check !== null && (
        <p className={check === 'differs' ? 'why' : 'soft'} role="status">
          {say(`fair.${check}`)}
        </p>
      )}
      <dl>
        {seed !== null && <Print name={say('fair.seed')} text={seed} />}
        {hash !== null && <Print name={say('fair.hash')} text={hash} />}
      </dl>
    </div>
  );
}

function Print({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd>
        <code>{text}</code>
      </dd>
    </div>
  );
}

type Check = 'fits' | 'differs' | 'unchecked';

function useCheck(hash: string | null, seed: string | null): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    if (hash === null || seed === null) return setCheck(null);
    if (crypto.subtle === undefined) return setCheck('unchecked'); // only available in secure contexts
    let isStale = false;
    void hashOf(seed).then((found) => {
      if (!isStale) setCheck(found === hash ? 'fits' : 'differs');
    });
    return () => {
      isStale = true;
    };
  }, [hash, seed]);
  return check;
}

async function hashOf(seed: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
