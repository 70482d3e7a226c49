import { at } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { Named } from '../../table/Point.tsx';
import { useScene } from './scene.ts';

const COUNTS = Array.from({ length: firenze.MOST_BRICKS_A_TURN }, (_, index) => index + 1);

/** R2.1  The phases in which bricks can still be placed this turn. */
const BUILDING_PHASES: readonly firenze.TurnPhase[] = ['card', 'exchange', 'build'];

interface CostsProps {
  readonly seat: number;
  /** The number of bricks to mark instead of those laid so far. */
  readonly laid?: number;
}

/**
 * R5.4  The construction cost by number of bricks in a turn, with the player's discounts. The current number is marked.
 */
export function Costs({ seat, laid: planned }: CostsProps) {
  const { view, words, table } = useScene();
  const { labels } = words;
  const player = at(table.players, seat);
  const { discount, next, canPayNext } = firenze.buildingCost(view, seat);
  const isOwnTurn = table.active === seat;
  const laid = planned ?? (isOwnTurn ? table.laid : 0);
  const canBuild = isOwnTurn && BUILDING_PHASES.includes(firenze.phaseOf(table));
  return (
    <div className="firenze-costs" data-sign="cost">
      <span>{labels.bricksLaid}</span>
      {COUNTS.map((count) => (
        <span key={count} className={count === laid ? 'now' : ''} data-sign={count === laid ? 'laidCost' : undefined}>
          {count}
        </span>
      ))}
      <Named id="construction">{labels.cost}</Named>
      {COUNTS.map((count) => {
        const isNext = canBuild && planned === undefined && next !== null && count === laid + 1;
        const state = count === laid ? 'now' : isNext ? (canPayNext ? 'next' : 'next dear') : '';
        return (
          <b key={count} className={state} data-sign={isNext ? 'nextCost' : count === laid ? 'laidCost' : undefined}>
            {firenze.constructionCost(view, player, count)}
          </b>
        );
      })}
      <small>{discount > 0 && labels.less(discount)}</small>
    </div>
  );
}

/** The construction cost with one more brick, shown if the table of costs does not fit. */
export function NextCost({ seat }: { readonly seat: number }) {
  const { view, words, table } = useScene();
  const { next, canPayNext } = firenze.buildingCost(view, seat);
  if (table.active !== seat || next === null || !BUILDING_PHASES.includes(firenze.phaseOf(table))) return null;
  return <small className={`firenze-next ${canPayNext ? '' : 'dear'}`}>{words.labels.nextCost(next)}</small>;
}
