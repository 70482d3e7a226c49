import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { useStage } from '../../shell/stages.tsx';
import { Point } from '../../table/Point.tsx';
import { SeatShield } from '../../tableKit/signs.tsx';
import { Churches } from './Churches.tsx';
import { Level } from './Level.tsx';
import type { Scene } from './scene.ts';
import { colourName, playerName, useScene } from './scene.ts';
import { Mark } from './signs.tsx';

/** The number of towers whose levels are rendered in one frame. */
const TOWERS_PER_STAGE = 3;

/**
 * The six towers of the city between the level tiles and the churches. The first render shows the levels without their
 * commissions, and the next ones add these.
 */
export function City() {
  const { view } = useScene();
  const stage = useStage(firenze.COLOURS.length / TOWERS_PER_STAGE);
  const all = firenze.commissions(view);
  const flags = firenze.flags(view);
  const height = firenze.LEVELS.length;
  return (
    <section className="firenze-city" data-part="city">
      <Tiles />
      {flags.map((flag, index) => (
        <Tower
          key={flag.colour}
          flag={flag}
          levels={all.slice(index * height, (index + 1) * height).reverse()}
          hasCommissions={index < stage * TOWERS_PER_STAGE}
        />
      ))}
      <Churches />
      <svg className="firenze-hills" viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 60C120 10 210 90 330 70S560 0 700 50s200 20 300 -20V200H0Z" />
        <path d="M0 120c160 -50 260 30 430 0s300 -60 570 10V200H0Z" />
      </svg>
    </section>
  );
}

/** The level tiles, each beside the level that it rewards, below the end tile. */
function Tiles() {
  const { words, figures, view, table } = useScene();
  const { labels, components } = words;
  return (
    <div className="firenze-tiles">
      <Point
        target="tile:end-tile"
        plain
        label={`${components.endTile}, ${words.points(figures.endTile.points)}`}
        className={`firenze-end ${table.endTile === null ? '' : 'gone'}`}
      >
        <span data-sign="endTile">{labels.lastSeal}</span>
        <Icon name="seal" className="wax" />
        {table.endTile === null ? (
          <b data-sign="endTile">+{figures.endTile.points}</b>
        ) : (
          <SeatShield seat={table.endTile} />
        )}
      </Point>
      {firenze.LEVEL_TILE_IDS.toReversed().map((tile) => {
        const { level, points } = figures.levelTiles[tile];
        const isThere = firenze.isTileThere(view, tile);
        const status = isThere ? labels.firstThere : words.lines.taken;
        return (
          <Point
            key={tile}
            target={`tile:${tile}`}
            plain
            label={`${components.levelTile(level)}, ${words.points(points)}, ${status}`}
            className={`firenze-tile ${isThere ? '' : 'gone'}`}
          >
            <i data-sign="level">{level}</i>
            {isThere ? <b data-sign="levelTile">+{points}</b> : <span data-sign="levelTile">–</span>}
          </Point>
        );
      })}
      <small>{labels.firstThere}</small>
    </div>
  );
}

interface TowerProps {
  readonly flag: firenze.FlagFacts;
  /** In descending order. */
  readonly levels: readonly firenze.CommissionFacts[];
  readonly hasCommissions: boolean;
}

function Tower({ flag, levels, hasCommissions }: TowerProps) {
  const scene = useScene();
  const { colour } = flag;
  return (
    <div className={`firenze-tower ${colour}`}>
      <Flag flag={flag} />
      <svg className="firenze-crown" viewBox="0 0 122 17" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 17V1h14v7h13V1h14v7h13V1h14v7h13V1h14v7h13V1h14V17Z" vectorEffect="non-scaling-stroke" />
      </svg>
      {levels.map((facts) =>
        hasCommissions ? (
          <Level key={facts.commission} facts={facts} />
        ) : (
          <div key={facts.commission} className="firenze-level" />
        ),
      )}
      <span className="firenze-base">
        <Mark colour={colour} />
        {colourName(scene, colour)}
      </span>
    </div>
  );
}

/** The bonus for most seals of the colour, and the player in the lead. */
function Flag({ flag: { colour, points, holder, seals } }: Pick<TowerProps, 'flag'>) {
  const scene = useScene();
  const { words } = scene;
  return (
    <Point
      target={`flag:${colour}`}
      about="flag"
      id={`flag-${colour}`}
      plain
      minor
      label={`${words.components.flag}, ${colourName(scene, colour)}, ${words.points(points)}, ${leads(scene, holder, seals)}`}
      className="firenze-flag"
    >
      <svg viewBox="0 0 46 34" aria-hidden="true" data-sign="flag">
        <path className="pole" d="M8 34V2" />
        <path className="cloth" d="M8 2h36l-7 10 7 10H8Z" />
        <text x="22" y="18" textAnchor="middle">
          {points}
        </text>
      </svg>
      {holder !== null && (
        <span className="lead" data-sign="lead">
          <SeatShield seat={holder} />
          {seals}
        </span>
      )}
    </Point>
  );
}

function leads(scene: Scene, holder: number | null, seals: number): string {
  const { labels } = scene.words;
  return holder === null ? labels.nobodyLeads : labels.leads(playerName(scene, holder), seals);
}
