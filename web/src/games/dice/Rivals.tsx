import { diceGame } from '@signoria/catalogue';
import { Icon, Shield } from '../../shell/Icon.tsx';
import { Pope } from './Pope.tsx';
import type { Scene } from './scene.ts';
import { familyOf, playerName, totalOf, useScene } from './scene.ts';
import { Head, TrackIcon } from './signs.tsx';

interface RivalsProps {
  /** Whose sheet lies open. */
  readonly open: number;
  readonly onOpen: (seat: number) => void;
}

/** The others, each in a line; a tap opens the whole sheet. */
export function Rivals({ open, onOpen }: RivalsProps) {
  const { table, seat, words } = useScene();
  const others = table.players.map((_, index) => index).filter((index) => index !== seat);
  return (
    <section className="dg-blk dg-rivals" data-part="rivals">
      {others.length > 0 && <Head title={words.rivals} />}
      {others.map((rival) => (
        <RivalLine key={rival} seat={rival} isOpen={rival === open} onOpen={() => onOpen(rival)} />
      ))}
      <Pope />
    </section>
  );
}

interface LineProps {
  readonly seat: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function RivalLine({ seat, isOpen, onOpen }: LineProps) {
  const scene = useScene();
  const { table, words } = scene;
  const player = table.players[seat];
  if (player === undefined) return null;
  return (
    <button
      type="button"
      className={`dg-rival fam ${familyOf(scene, seat)}`}
      aria-expanded={isOpen}
      aria-label={[
        words.openSheet(playerName(scene, seat)),
        standing(scene, seat),
        words.points(totalOf(scene, seat)),
      ].join(', ')}
      data-seat={seat}
      onClick={onOpen}
    >
      <Shield family={familyOf(scene, seat)} />
      <span className="nm">
        {playerName(scene, seat)}
        {table.captain === seat && <Icon name="captain" />}
        {table.bishop === seat && <Icon name="mitre" />}
        <small className={`is-${standingOf(scene, seat)}`}>{standing(scene, seat)}</small>
      </span>
      <span className="pt">{totalOf(scene, seat)}</span>
      <span className="st">
        <span>{words.artworks(player.artworks.length)}</span>
        <span>{words.buildings(player.rione.length)}</span>
        {diceGame.TRACK_IDS.map((track) => (
          <span key={track}>
            <TrackIcon track={track} />
            {player.tracks[track]}
          </span>
        ))}
        <span>
          <Icon name="spare" />
          {player.spares}
        </span>
        <span>
          <Icon name="star" />
          {player.stars}
        </span>
        <span>
          {player.fiorini}
          <Icon name="fiorino" />
        </span>
      </span>
    </button>
  );
}

/** Non-active players decide at the same time (R6.3): who is still at it, and who has finished. */
function standingOf({ table, props: { snapshot } }: Scene, seat: number): 'choosing' | 'finished' | 'active' | 'waits' {
  const isAsked = snapshot.pending.includes(seat);
  const isTogether = table.agenda.lanes.length > 0;
  if (isAsked) return isTogether ? 'choosing' : 'active';
  return isTogether ? 'finished' : 'waits';
}

function standing(scene: Scene, seat: number): string {
  return scene.table.over ? '' : scene.words[standingOf(scene, seat)];
}
