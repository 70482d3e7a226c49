import * as diceGame from '@signoria/dice';
import { useEffect, useRef } from 'react';
import { Icon, Shield } from '../../shell/Icon.tsx';
import { FAMILY_NAMES } from '../../table/families.ts';
import { Artworks } from './Artworks.tsx';
import { Circle, Written } from './pen.tsx';
import { Rione } from './Rione.tsx';
import { Supply } from './Supply.tsx';
import { familyOf, playerName, useScene } from './scene.ts';
import { Tracks } from './Tracks.tsx';

/** A sheet and whether it is the viewer's own, to be pointed at. */
export interface SheetProps {
  readonly seat: number;
  readonly player: diceGame.Player;
  readonly isOwn: boolean;
  /** As the choice would leave it. */
  readonly next: diceGame.Player | null;
}

interface OpenProps {
  readonly seat: number;
  readonly onBack: (() => void) | null;
}

/** One player's district: printed in ink, filled in with a pencil. */
export function Sheet({ seat, onBack }: OpenProps) {
  const scene = useScene();
  const { table, labels, seat: viewer, next } = scene;
  const written = useRef(false);
  useEffect(() => {
    written.current = true;
  }, []);
  const player = table.players[seat];
  if (player === undefined) return null;
  const isOwn = seat === viewer;
  const sheet: SheetProps = { seat, player, isOwn, next: isOwn ? next : null };
  return (
    <section className={`dg-sheet fam ${familyOf(scene, seat)}`} data-seat={seat}>
      <Written value={written}>
        <Top seat={seat} />
        {onBack !== null && (
          <button type="button" className="btn sm dg-back" onClick={onBack}>
            {labels.yourSheet}
          </button>
        )}
        <div className="dg-two">
          <Artworks {...sheet} place="palazzo" />
          <Artworks {...sheet} place="chiesa" />
        </div>
        <Rione {...sheet} />
        <Tracks {...sheet} />
        <Supply {...sheet} />
      </Written>
    </section>
  );
}

function Top({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const { table, words, labels } = scene;
  const family = familyOf(scene, seat);
  return (
    <div className="dg-top">
      <span className="dg-emblem">
        <Shield family={family} />
        {table.firstPlayer === seat && (
          <>
            <Circle />
            <span className="unseen">{words.brief.firstPlayer}</span>
          </>
        )}
      </span>
      <h2>{FAMILY_NAMES[family]}</h2>
      <span className="dg-of">
        {playerName(scene, seat)}, {labels.districtSheet}
      </span>
      <Offices seat={seat} />
      <Rounds />
    </div>
  );
}

function Offices({ seat }: { readonly seat: number }) {
  const { table, words, labels } = useScene();
  return (
    <>
      {table.captain === seat && (
        <span className="officeTag">
          <Icon name="captain" />
          {labels.thisRound(words.titles.captain)}
        </span>
      )}
      {table.bishop === seat && (
        <span className="officeTag">
          <Icon name="mitre" />
          {labels.thisRound(words.titles.bishop)}
        </span>
      )}
    </>
  );
}

/** The round that is played is circled, as on the sheet. */
function Rounds() {
  const { table, figures, words } = useScene();
  const rounds = diceGame.roundsFor(figures, table.players.length);
  return (
    <ol className="dg-rounds" aria-label={words.round(table.round, rounds)}>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
        <li key={round} aria-hidden="true" className={round < table.round ? 'past' : ''}>
          {round}
          {round === table.round && <Circle />}
        </li>
      ))}
    </ol>
  );
}
