import * as diceGame from '@signoria/dice';
import { plain } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { isPicked, Point } from '../../table/Point.tsx';
import { Skill } from '../../tableKit/signs.tsx';
import { medallionOf } from './art.ts';
import { plannedUse, replacingUse } from './planned.ts';
import type { Scene } from './scene.ts';
import { midName, nameOf, stockOf, useScene } from './scene.ts';
import { GoodIcon, TrackIcon } from './signs.tsx';
import type { UseWithMoves } from './uses.ts';

interface CellProps {
  readonly way: UseWithMoves;
  /** True to show the name of the building that permits this use. */
  readonly isNamed?: boolean;
}

/**
 * A way to use a die, with its yield. If exactly one legal move uses the die in this way, a click plans that move. If none
 * does, a click removes the planned use, or replaces a planned step by this use. Otherwise a click selects die and use. Uses
 * through a building take one line.
 */
export function UseCell({ way, isNamed = false }: CellProps) {
  const scene = useScene();
  const { props, figures, ahead } = scene;
  const { die, by, moves } = way;
  const [only] = moves;
  const gain = gainParts(scene, diceGame.gainOfUse(figures, ahead.me, way));
  const target = diceGame.targetOfUse(way);
  const planned = plannedUse(scene, way);
  const other = replacingUse(scene, way);
  const onPoint = () => {
    if (moves.length === 1)
      props.onTake(only); // R10.8  also for a die that is planned already
    else if (moves.length === 0 && planned >= 0) props.onRemoveStep(planned);
    else if (other !== undefined) props.onTake(other);
    else props.onPoint(`die:${die}`, target);
  };
  return (
    <Point
      target={target}
      id={by ?? die}
      label={[nameOf(scene, die), ...(by === null ? [] : [nameOf(scene, by)]), ...gain.said].join(', ')}
      className={by === null ? 'dice-use glows' : 'dice-use glows added'}
      legal={moves.length > 0}
      picked={planned >= 0 || isPicked(props, target)}
      quiet={other !== undefined}
      wish={diceGame.moveOfUse(way)}
      onPoint={onPoint}
    >
      {by !== null && isNamed && <b data-sign={`by-${by}`}>{nameOf(scene, by)}</b>}
      <span className="gain" data-sign={by === null || isNamed ? undefined : `by-${by}`} data-extra-sign={gain.note}>
        {gain.icons}
      </span>
      {by === null && <span className="name">{gain.name}</span>}
    </Point>
  );
}

/** The yield of a die as a cell shows it: icons, a name and, for screen readers, a text. */
interface GainParts {
  readonly icons: React.ReactNode;
  readonly name: string;
  readonly said: readonly string[];
  /** The sign that says what becomes of the gain. */
  readonly note?: string;
}

function gainParts(scene: Scene, gain: diceGame.UseGain): GainParts {
  const { words, labels } = scene;
  switch (gain.what) {
    case 'resources': {
      const { resource, count } = gain;
      if (resource === null) {
        const alike = labels.alike(count);
        return { icons: [count, <Icon key="any" name="r-any" />], name: alike, said: [alike], note: 'toMark' };
      }
      const said = [plain(scene.names.amount(resource, count))];
      const icon = <GoodIcon key="good" good={resource} />;
      return { icons: [count, icon], name: words.good(resource, count), said, note: 'toMark' };
    }
    case 'steps': {
      const { track, count } = gain;
      if (track === null)
        return { icons: anyTrack(count), name: labels.anyTrack, said: [words.steps(count), labels.anyTrack] };
      const name = words.titles[track];
      return {
        icons: [
          <TrackIcon key="track" track={track} />,
          <span key="steps" data-sign="steps">
            +{count}
          </span>,
        ],
        name,
        said: [name, words.steps(count)],
      };
    }
    case 'artist':
      return artistGain(scene, gain);
    case 'fiorini': {
      const said = [stockOf(scene, 'fiorini', gain.count)];
      const coin = <Icon key="coin" name="fiorino" />;
      return { icons: [gain.count, coin], name: midName(scene, 'fiorini'), said, note: 'toSupply' };
    }
  }
}

function anyTrack(count: number): React.ReactNode {
  return (
    <>
      <span data-sign="steps">+{count}</span>
      <span className="tracks">
        {diceGame.TRACK_IDS.map((track) => (
          <TrackIcon key={track} track={track} />
        ))}
      </span>
    </>
  );
}

function artistGain(
  scene: Scene,
  { artist: skill, price }: Extract<diceGame.UseGain, { readonly what: 'artist' }>,
): GainParts {
  const { words, labels } = scene;
  const face = <Icon key="face" name={medallionOf(skill)} className="medal" />;
  const cost = (
    <span key="cost" className="cost" data-sign="fiorini" data-extra-sign="artistCost">
      {price}
      <Icon name="fiorino" className="icon compact" />
    </span>
  );
  if (skill === null) {
    const said = [words.anonymous.name, labels.free];
    return { icons: [face, cost], name: words.anonymous.name, said };
  }
  const name = midName(scene, skill);
  return {
    icons: [face, <Skill key="skill" skill={skill} />, cost],
    name,
    said: [name, stockOf(scene, 'fiorini', price)],
  };
}
