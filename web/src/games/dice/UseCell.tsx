import * as diceGame from '@signoria/dice';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { Skill } from '../../tableKit/signs.tsx';
import { medallionOf } from './art.ts';
import type { Scene } from './scene.ts';
import { midName, nameOf, stockOf, useScene } from './scene.ts';
import { GoodIcon, TrackIcon } from './signs.tsx';
import type { OpenWay } from './uses.ts';

interface CellProps {
  readonly way: OpenWay;
  /** True to show the name of the building that permits this use. */
  readonly isNamed?: boolean;
}

/**
 * A way to use a die, with its yield. A click chooses it if it is a single move. Uses through a building take one line.
 */
export function UseCell({ way, isNamed = false }: CellProps) {
  const scene = useScene();
  const { props, figures, me } = scene;
  const { die, by, moves } = way;
  const [only] = moves;
  const brings = drawn(scene, diceGame.bringsOf(figures, me, way));
  const target = diceGame.targetOfUse(way);
  return (
    <Point
      target={target}
      id={by ?? die}
      label={[nameOf(scene, die), ...(by === null ? [] : [nameOf(scene, by)]), ...brings.said].join(', ')}
      className={by === null ? 'dice-use glows' : 'dice-use glows added'}
      legal={moves.length > 0}
      wish={diceGame.useIn(way)}
      onPoint={() =>
        moves.length === 1 && only !== undefined ? props.onPick(only) : props.onPoint(`die:${die}`, target)
      }
    >
      {by !== null && isNamed && <b>{nameOf(scene, by)}</b>}
      <span className="gain">{brings.drawn}</span>
      {by === null && <span className="name">{brings.named}</span>}
    </Point>
  );
}

interface Drawn {
  readonly drawn: React.ReactNode;
  readonly named: string;
  /** The text for screen readers. */
  readonly said: readonly string[];
}

function drawn(scene: Scene, brings: diceGame.Brings): Drawn {
  const { words, labels } = scene;
  switch (brings.what) {
    case 'resources': {
      const { resource, count } = brings;
      if (resource === null) {
        const alike = labels.alike(count);
        return { drawn: [count, <Icon key="any" name="r-any" />], named: alike, said: [alike] };
      }
      const named = midName(scene, resource);
      return { drawn: [count, <GoodIcon key="good" good={resource} />], named, said: [`${count} ${named}`] };
    }
    case 'steps': {
      const { track, count } = brings;
      if (track === null)
        return { drawn: anyTrack(count), named: labels.anyTrack, said: [words.steps(count), labels.anyTrack] };
      const named = words.titles[track];
      return {
        drawn: [<TrackIcon key="track" track={track} />, `+${count}`],
        named,
        said: [named, words.steps(count)],
      };
    }
    case 'artist':
      return artist(scene, brings);
    case 'fiorini': {
      const said = [stockOf(scene, 'fiorini', brings.count)];
      return { drawn: [brings.count, <Icon key="coin" name="fiorino" />], named: midName(scene, 'fiorini'), said };
    }
  }
}

function anyTrack(count: number): React.ReactNode {
  return (
    <>
      +{count}
      <span className="tracks">
        {diceGame.TRACK_IDS.map((track) => (
          <TrackIcon key={track} track={track} />
        ))}
      </span>
    </>
  );
}

function artist(scene: Scene, { artist: skill, price }: Extract<diceGame.Brings, { readonly what: 'artist' }>): Drawn {
  const { words, labels } = scene;
  const face = <Icon key="face" name={medallionOf(skill)} className="medal" />;
  const coins = <Icon key="coin" name="fiorino" className="icon compact" />;
  if (skill === null) {
    const said = [words.anonymous.name, labels.free];
    return { drawn: [face, price, coins], named: words.anonymous.name, said };
  }
  const named = midName(scene, skill);
  return {
    drawn: [face, <Skill key="skill" skill={skill} />, price, coins],
    named,
    said: [named, stockOf(scene, 'fiorini', price)],
  };
}
