import { cardGame } from '@signoria/catalogue';
import { signed, TOOLS } from '../../table/signs.tsx';
import { iconOf } from './art.ts';
import type { OutcomeFacts } from './outcome.ts';
import { outcomeOf } from './outcome.ts';
import type { Scene } from './scene.ts';
import { nameOf, useScene } from './scene.ts';
import { Cost, Icon } from './signs.tsx';

/** Before Confirm: the goods that go, the points that come. */
export function Outcome() {
  const scene = useScene();
  const facts = outcomeOf(scene);
  if (facts === null) return null;
  const { goods, any, points, artist, income, notes } = facts;
  const hasIncome = income !== null && Object.values(income).some((count) => count > 0);
  return (
    <span className="outcome cg-out">
      {cardGame.GOODS.map((good) => (
        <Amount key={good} count={goods[good] ?? 0} icon={iconOf(good)} name={nameOf(scene, good)} />
      ))}
      {any.map((count) => (
        <Amount key={count} count={count} icon="r-any" name={scene.words.aResource} />
      ))}
      <Amount count={points} icon="laurel" name={scene.words.prestige} />
      {artist !== null && <ArtistWorth scene={scene} artist={artist} />}
      {hasIncome && (
        <span className="note">
          <Cost cost={income} /> {scene.words.eachRound}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="note">
          {note}
        </span>
      ))}
    </span>
  );
}

function Amount({ count, icon, name }: { readonly count: number; readonly icon: string; readonly name: string }) {
  if (count === 0) return null;
  return (
    <span className={count < 0 ? 'minus' : 'plus'}>
      {signed(count)}
      <Icon of={icon} />
      <span className="unseen">{name}</span>
    </span>
  );
}

function ArtistWorth({
  scene,
  artist,
}: {
  readonly scene: Scene;
  readonly artist: NonNullable<OutcomeFacts['artist']>;
}) {
  const { skill, low, high } = artist;
  return (
    <span className="plus">
      {low === high ? `+${low}` : `+${low}–${high}`}
      <Icon of={TOOLS[skill]} />
      <span className="unseen">{nameOf(scene, skill)}</span>
    </span>
  );
}
