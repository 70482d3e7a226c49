import * as diceGame from '@signoria/dice';
import { Shield } from '../../shell/Icon.tsx';
import { FAMILY_NAMES } from '../../table/families.ts';
import { OfficeTag } from '../../tableKit/signs.tsx';
import { Artworks } from './Artworks.tsx';
import { Circle, Paper } from './pen.tsx';
import { Rione } from './Rione.tsx';
import { Supply } from './Supply.tsx';
import { familyOf, playerName, useScene } from './scene.ts';
import { TRACK_ICONS } from './signs.tsx';
import { Tracks } from './Tracks.tsx';

/** A player's sheet. Only the viewer's own sheet has targets. */
export interface SheetProps {
  readonly seat: number;
  readonly player: diceGame.Player;
  readonly isOwn: boolean;
  /** The sheet after the planned steps and the chosen move; null if there are none, or if it is not the viewer's. */
  readonly next: diceGame.Player | null;
}

interface OpenProps {
  readonly seat: number;
  /** Each is false if the dock shows it. */
  readonly hasTracks: boolean;
  readonly hasSupply: boolean;
}

/** A player's district sheet: the print in ink, the marks in pencil. */
export function Sheet({ seat, hasTracks, hasSupply }: OpenProps) {
  const scene = useScene();
  const { table, seat: viewer, next } = scene;
  const player = table.players[seat];
  if (player === undefined) return null;
  const isOwn = seat === viewer;
  const sheet: SheetProps = { seat, player, isOwn, next: isOwn ? next : null };
  return (
    <section className={`dice-sheet family ${familyOf(scene, seat)}`} data-seat={seat}>
      <Paper>
        {!isOwn && <SheetHead seat={seat} />}
        <div className="dice-places" data-of="works">
          <Artworks {...sheet} area="palazzo" />
          <Artworks {...sheet} area="chiesa" />
        </div>
        <Rione {...sheet} />
        {(hasTracks || hasSupply) && (
          <div className="dice-rest" data-of="rione">
            {hasTracks && <Tracks {...sheet} />}
            {hasSupply && <Supply {...sheet} />}
          </div>
        )}
      </Paper>
    </section>
  );
}

/** The family's shield. The first player's is circled. */
export function Emblem({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const isFirst = scene.table.firstPlayer === seat;
  return (
    <span className="dice-emblem" data-sign={isFirst ? 'firstPlayer' : undefined}>
      <Shield family={familyOf(scene, seat)} />
      {isFirst && (
        <>
          <Circle />
          <span className="unseen">{scene.words.brief.firstPlayer}</span>
        </>
      )}
    </span>
  );
}

function SheetHead({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const { labels } = scene;
  return (
    <div className="dice-sheetHead">
      <Emblem seat={seat} />
      <h2>{FAMILY_NAMES[familyOf(scene, seat)]}</h2>
      <span className="dice-player">
        {playerName(scene, seat)}, {labels.districtSheet}
      </span>
      <Offices seat={seat} />
      <Rounds />
    </div>
  );
}

export function Offices({ seat }: { readonly seat: number }) {
  const { table, words } = useScene();
  const held = (['captain', 'bishop'] as const).filter((office) => table[office] === seat);
  return held.map((office) => (
    <OfficeTag key={office} icon={TRACK_ICONS[office]} sign={office} title={words.titles[office]} />
  ));
}

/** The round numbers, the current one circled as on the paper sheet. */
function Rounds() {
  const { table, figures, words } = useScene();
  const rounds = diceGame.roundsFor(figures, table.players.length);
  return (
    <ol className="dice-rounds" data-sign="rounds" aria-label={words.round(table.round, rounds)}>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
        <li key={round} aria-hidden="true" className={round < table.round ? 'past' : ''}>
          {round}
          {round === table.round && <Circle />}
        </li>
      ))}
    </ol>
  );
}
