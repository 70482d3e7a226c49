import * as florenza from '@signoria/florenza';
import { Change, Notes } from '../../tableKit/signs.tsx';
import type { Scene } from './scene.ts';
import { characterName, useScene } from './scene.ts';
import { GainSign } from './signs.tsx';

/** A preview of the chosen move beside Confirm: immediate changes, then pledges by phase. */
export function Outcome() {
  const scene = useScene();
  const { outcome } = scene.forecast;
  if (outcome === null) return null;
  const { now, later, toHire } = outcome;
  return (
    <span className="outcome florenza-outcome">
      <Notes notes={onlyIn(scene, outcome)} />
      <Changes changes={now} />
      {later.map((due) => (
        <PledgeLine
          key={due.key}
          due={due}
          pays={due.pays}
          artist={due.prestigeRange === null ? [] : [prestigeOf(scene, due.prestigeRange)]}
        />
      ))}
      {toHire !== null && (
        <PledgeLine
          due={toHire.due}
          pays={toHire.pays}
          artist={[priceOf(scene, toHire.price), prestigeOf(scene, toHire.prestige)]}
        />
      )}
    </span>
  );
}

interface PledgeLineProps {
  readonly due: florenza.LedgerEntry;
  readonly pays: florenza.SomeGoods;
  /** The price and the prestige of the artist, as far as they are open. */
  readonly artist: readonly string[];
}

/** A pledge with its cost and gain, and the loss of prestige if the family cannot pay. */
function PledgeLine({ due, pays, artist }: PledgeLineProps) {
  const { view, words } = useScene();
  const { labels } = words;
  return (
    <span className="later">
      <em className="when">{labels.due(due.phase)}</em>
      <Changes changes={pays} sign={-1} />
      <Changes changes={florenza.gainsOf(view, due)} />
      <Notes notes={artist.length === 0 ? [] : [words.artistFor(artist.join(', '))]} />
      {due.short !== null && <span className="note fails">{labels.fails(-due.penalty)}</span>}
    </span>
  );
}

/** R2.4  Returns a note about the character who is taken without a question. */
function onlyIn(scene: Scene, { only, later }: florenza.Outcome): readonly string[] {
  if (only === null) return [];
  const { onlyArtist, onlyPreacher } = scene.words.labels;
  return [(later.length > 0 ? onlyArtist : onlyPreacher)(characterName(scene.base, only))];
}

function priceOf({ words }: Scene, [least, most]: readonly [number, number]): string {
  return most === 0 ? words.verbs.free : `${words.range(least, most)} ${words.gain('fiorini', most)}`;
}

function prestigeOf({ words }: Scene, [least, most]: readonly [number, number]): string {
  return words.prestigeRange(least, most);
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
