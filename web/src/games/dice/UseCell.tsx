import { diceGame } from '@signoria/catalogue';
import { Icon } from '../../shell/Icon.tsx';
import { Skill } from '../../table/signs.tsx';
import { Point } from './Point.tsx';
import type { Scene } from './scene.ts';
import { midName, nameOf, priceFor, stockOf, useScene } from './scene.ts';
import { GoodIcon, TrackIcon } from './signs.tsx';
import type { Way } from './uses.ts';
import { isUse, wishOf } from './uses.ts';

interface CellProps {
  readonly way: Way;
  /** Through a building: said in one line, with its name. */
  readonly added?: boolean;
}

/** One way to use a die, with what it brings: one click chooses it. */
export function UseCell({ way, added = false }: CellProps) {
  const scene = useScene();
  const { props } = scene;
  const { die, use, moves } = way;
  const [only] = moves;
  const by = buildingOf(way, added);
  const brings = bringsOf(scene, way);
  const isOnTheWay = props.pointed.includes(die) && props.pointed.includes(use);
  return (
    <Point
      id={by ?? die}
      label={[nameOf(scene, die), ...(by === null ? [] : [nameOf(scene, by)]), ...brings.said].join(', ')}
      className={added ? 'dg-use glows added' : 'dg-use glows'}
      legal={moves.length > 0}
      picked={isChosen(props.chosen, way) || isOnTheWay}
      wish={wishOf(way)}
      onPoint={() => (moves.length === 1 && only !== undefined ? props.onPick(only) : props.onPoint(die, use))}
    >
      {by !== null && <b>{nameOf(scene, by)}</b>}
      <span className="g">{brings.drawn}</span>
      {!added && <span className="n">{brings.named}</span>}
    </Point>
  );
}

function isChosen(chosen: unknown, way: Way): boolean {
  if (!isUse(chosen) || chosen.die !== way.die || chosen.use !== way.use) return false;
  return !('range' in chosen) || chosen.range === way.range;
}

function buildingOf({ die, use }: Way, added: boolean): diceGame.Building | null {
  if (use === 'casa' || use === 'mercatante' || use === 'convento' || use === 'taverna') return use;
  return added ? diceGame.ANY_VALUE[die] : null;
}

interface Brings {
  readonly drawn: React.ReactNode;
  readonly named: string;
  /** The same for those who listen. */
  readonly said: readonly string[];
}

function bringsOf(scene: Scene, { die, use, range }: Way): Brings {
  const { figures, words, labels } = scene;
  switch (use) {
    case 'resources': {
      const { resource } = figures.dice[die];
      const count = figures.board[range ?? 'low'].resources;
      const drawn = [count, <GoodIcon key="good" good={resource} />];
      return { drawn, named: midName(scene, resource), said: [`${count} ${midName(scene, resource)}`] };
    }
    case 'recruit':
      return recruits(scene, die, range ?? 'low');
    case 'fiorini':
      return money(scene, figures.fiorini.die);
    case 'taverna':
      return money(scene, figures.fiorini.taverna);
    case 'casa': {
      const drawn = [<Icon key="any" name="brush" />, labels.free];
      return { drawn, named: words.anonymous.name, said: [words.anonymous.name, labels.free] };
    }
    case 'mercatante': {
      const count = figures.brings.mercatante;
      const alike = labels.alike(count);
      return { drawn: [count, <Icon key="any" name="r-any" />], named: alike, said: [alike] };
    }
    case 'convento': {
      const steps = figures.brings.convento;
      return { drawn: `+${steps}`, named: labels.anyTrack, said: [words.steps(steps), labels.anyTrack] };
    }
  }
}

function recruits(scene: Scene, die: diceGame.Die, range: diceGame.Range): Brings {
  const { figures, words } = scene;
  const { track, artist } = figures.dice[die];
  const { steps } = figures.board[range];
  if (track !== null) {
    const name = words.titles[track];
    return {
      drawn: [<TrackIcon key="track" track={track} />, `+${steps}`],
      named: name,
      said: [name, words.steps(steps)],
    };
  }
  if (artist === null) return { drawn: null, named: '', said: [] };
  const name = midName(scene, artist);
  const price = priceFor(scene, range);
  const drawn = [<Skill key="skill" skill={artist} />, price, <Icon key="coin" name="fiorino" className="ic sm" />];
  return { drawn, named: name, said: [name, stockOf(scene, 'fiorini', price)] };
}

function money(scene: Scene, fiorini: number): Brings {
  const drawn = [fiorini, <Icon key="coin" name="fiorino" />];
  return { drawn, named: midName(scene, 'fiorini'), said: [stockOf(scene, 'fiorini', fiorini)] };
}
