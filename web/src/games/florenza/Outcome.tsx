import * as florenza from '@signoria/florenza';
import { Change } from '../../tableKit/signs.tsx';
import { useScene } from './scene.ts';
import { GainSign } from './signs.tsx';

/** A preview of the chosen move beside Confirm: immediate changes, then promised changes by phase. */
export function Outcome() {
  const { foreseen, words } = useScene();
  const { outcome } = foreseen;
  if (outcome === null) return null;
  return (
    <span className="outcome florenza-outcome">
      <Changes changes={outcome.now} />
      {outcome.later.map(({ key, phase, pays, brings, short, penalty }) => (
        <span key={key} className="later">
          <em className="when">{words.labels.due(phase)}</em>
          {short === null ? (
            <>
              <Changes changes={pays} sign={-1} />
              <Changes changes={brings} />
            </>
          ) : (
            <Changes changes={{ prestige: -penalty }} />
          )}
        </span>
      ))}
    </span>
  );
}

interface ChangesProps {
  readonly changes: florenza.SomeGains;
  readonly sign?: 1 | -1;
}

/** Changes of amounts, each with its icon. */
export function Changes({ changes, sign = 1 }: ChangesProps) {
  const { words } = useScene();
  return florenza.GAINS.map((gain) => {
    const change = sign * (changes[gain] ?? 0);
    return <Change key={gain} count={change} icon={<GainSign gain={gain} />} name={words.gain(gain, change)} />;
  });
}
