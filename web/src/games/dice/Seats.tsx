import * as diceGame from '@signoria/dice';
import { Icon, Shield } from '../../shell/Icon.tsx';
import { useSeatNote } from '../../table/seatNote.ts';
import { FamilyName, SeatList } from '../../tableKit/Seats.tsx';
import { Count } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { MiniSheet } from './MiniSheet.tsx';
import { Pope } from './Pope.tsx';
import { Offices } from './Sheet.tsx';
import { familyOf, playerName, stockOf, totalOf, useScene } from './scene.ts';
import { StockIcon } from './signs.tsx';

interface SeatsProps {
  /** The seat whose sheet is open. */
  readonly open: number;
  readonly onOpen: (seat: number) => void;
}

/** All players, one line each. A click opens the player's sheet. */
export function Seats({ open, onOpen }: SeatsProps) {
  const { table, labels } = useScene();
  return (
    <SeatList endText={table.players.length > 1 ? labels.tableNote : ''}>
      {table.players.map((player, seat) => (
        <SeatButton
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          key={seat}
          seat={seat}
          player={player}
          isOpen={seat === open}
          onOpen={() => onOpen(seat)}
        />
      ))}
      <Pope />
    </SeatList>
  );
}

interface LineProps {
  readonly seat: number;
  readonly player: diceGame.Player;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function SeatButton({ seat, player, isOpen, onOpen }: LineProps) {
  const scene = useScene();
  const note = useSeatNote();
  const { words, labels } = scene;
  const family = familyOf(scene, seat);
  return (
    <button
      type="button"
      className={`seatLine family ${family}`}
      aria-expanded={isOpen}
      title={labels.openSheet(playerName(scene, seat))}
      data-seat={seat}
      onClick={onOpen}
    >
      <Shield family={family} />
      <span className="seatName">
        {playerName(scene, seat)}
        <FamilyName seat={seat} />
        <Offices seat={seat} />
      </span>
      {/* An empty title keeps that of the button from showing beside the tip of a sign. */}
      <span className="seatPoints" data-sign="total" title="">
        {totalOf(scene, seat)}
        <span className="unseen">{words.brief.prestige(totalOf(scene, seat))}</span>
      </span>
      <span className="seatFacts" title="">
        <TurnStatus seat={seat} />
        {note(seat)}
        <span className="unseen">{words.artworks(player.artworks.length)}</span>
        <span className="unseen">{labels.buildings(player.rione.length)}</span>
      </span>
      <Stocks player={player} />
      <MiniSheet player={player} />
    </button>
  );
}

/** The tracks and the supply as numbers. */
function Stocks({ player }: { readonly player: diceGame.Player }) {
  const { number } = useWords();
  const scene = useScene();
  const { words } = scene;
  const { spares, stars, fiorini, tracks } = player;
  return (
    <span className="seatFacts stocks" title="">
      {diceGame.TRACK_IDS.map((track) => (
        <Count
          key={track}
          count={tracks[track]}
          icon={<StockIcon id={track} />}
          label={`${words.titles[track]} ${tracks[track]}`}
          extraSign="steps"
          iconFirst
        />
      ))}
      <Count count={spares} icon={<Icon name="spare" />} label={stockOf(scene, 'spare', spares)} iconFirst />
      <Count count={stars} icon={<Icon name="star" />} label={stockOf(scene, 'star', stars)} iconFirst />
      <span data-extra-sign="held">
        <span aria-hidden="true">{number(fiorini)}</span>
        <Icon name="fiorino" label={stockOf(scene, 'fiorini', fiorini)} />
      </span>
    </span>
  );
}

/** The player's status in the turn. The other players decide at the same time (R6.3). */
function TurnStatus({ seat }: { readonly seat: number }) {
  const scene = useScene();
  if (scene.table.over || scene.table.players.length === 1) return null;
  const status = diceGame.seatStatus(scene.table, seat);
  return (
    <span className={`is-${status}`} data-sign={status}>
      {scene.labels[status]}
    </span>
  );
}
