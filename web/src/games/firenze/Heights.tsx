import { capital } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { Worth } from './Level.tsx';
import { useScene } from './scene.ts';
import { Mark } from './signs.tsx';
import type { SheetState } from './useSheet.ts';

/** All heights up to that of the highest commissions, from the top down. */
const HEIGHTS = Array.from({ length: Math.max(...firenze.LEVELS) }, (_, below) => Math.max(...firenze.LEVELS) - below);

interface HeightsProps {
  readonly state: SheetState;
  readonly columns: readonly firenze.PlannedTower[];
}

/** One column of heights for each own tower and each possible new one. A click plans all bricks up to a height. */
export function Heights({ state, columns }: HeightsProps) {
  const scene = useScene();
  const { words, me } = scene;
  return (
    <div className="heights">
      {columns.map((column, place) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the column
          key={place}
          className={`column ${column.colour}`}
          aria-label={capital(words.towerColour(column.colour))}
        >
          {HEIGHTS.map((height) => (
            <Height key={height} state={state} place={place} column={column} height={height} />
          ))}
          <p className="name">
            <Mark colour={column.colour} />
            <b>{capital(words.towerColour(column.colour))}</b>
            <InStore colour={column.colour} count={me?.store[column.colour] ?? 0} />
          </p>
        </fieldset>
      ))}
    </div>
  );
}

interface InStoreProps {
  readonly colour: firenze.Colour;
  readonly count: number;
}

/** The bricks of a colour in the storehouse: in words, or on a phone as a number beside the mark. */
function InStore({ colour, count }: InStoreProps) {
  const { words } = useScene();
  return (
    <>
      <small className="inWords">{words.labels.sheet.inStore(count)}</small>
      <small className="inFigures" aria-hidden="true" data-extra-sign="held">
        <Mark colour={colour} /> {count}
      </small>
    </>
  );
}

interface HeightProps {
  readonly state: SheetState;
  readonly place: number;
  readonly column: firenze.PlannedTower;
  readonly height: number;
}

function Height({ state, place, column, height }: HeightProps) {
  const { words, view } = useScene();
  const { labels } = words;
  const { colour, height: from, to } = column;
  const isPlanned = height > from && height <= to;
  const canReach = height > from && (isPlanned || state.canReach(place, height));
  const commission = height < (firenze.LEVELS[0] ?? 0) ? null : firenze.commissionOf(view, colour, height);
  const points = firenze.pointsFor(view, colour, height);
  const label = labels.sheet.toHeight(capital(words.towerColour(colour)), words.levels(height));
  const look = height <= from ? 'had' : isPlanned ? 'new' : canReach ? 'can' : '';
  return (
    <button
      type="button"
      className={`level ${look} ${points !== null && height === to && isPlanned ? 'fits' : ''}`}
      aria-pressed={isPlanned && height === to}
      disabled={!canReach}
      onClick={() => state.raise(place, height)}
    >
      <i aria-hidden="true" data-sign="reach">
        {height}
      </i>
      <span className="worth" aria-hidden="true">
        {commission !== null && <Worth facts={commission} />}
      </span>
      <span className="unseen">{points === null ? label : `${label}, ${labels.sheet.fits(words.points(points))}`}</span>
    </button>
  );
}
