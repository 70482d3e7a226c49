import * as cardGame from '@signoria/card';
import { useMemo } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { Named } from '../../table/Point.tsx';
import type { ChronicleLine } from '../../table/tableTypes.ts';
import { SeatShield } from '../../tableKit/signs.tsx';
import { kindInWords, playerName, useScene } from './scene.ts';

/** The round, the eight spaces of the action marker with the players who act on each, the Captain and the next Captain. */
export function Marker() {
  const scene = useScene();
  const { table, words, view } = scene;
  const { chronicle } = scene.props.snapshot;
  const events = useMemo(() => eventsOfRound(chronicle), [chronicle]);
  const rounds = Array.from({ length: cardGame.ROUNDS }, (_, index) => index + 1);
  return (
    <section className="card-marker" aria-label={words.marker}>
      <span className="unseen">{words.round(table.round, cardGame.ROUNDS)}</span>
      <span className="pips" data-sign="round" aria-hidden="true">
        {rounds.map((round) => (
          <i key={round} className={round < table.round ? 'done' : round === table.round ? 'now' : ''} />
        ))}
      </span>
      <span className="captain">
        <Named id="captain">
          <Icon name="captain" className="icon compact" />
          <SeatShield seat={table.captain} className="seatShield tiny" />
          <span className="unseen">{words.captain.title}</span>
          <span className="holder">{playerName(scene, table.captain)}</span>
        </Named>
      </span>
      <ol>
        {cardGame.markerSpaces(view, events).map((marked) => (
          <SpaceCell key={marked.space} marked={marked} />
        ))}
      </ol>
      {table.newCaptain !== null && (
        <span className="officeTag" title={words.claimed(playerName(scene, table.newCaptain))}>
          <span data-sign="nextCaptain">
            <Icon name="captain" className="icon compact" />
          </span>
          <SeatShield seat={table.newCaptain} className="seatShield tiny" extraSign="nextCaptain" />
          <span className="holder">{words.claimed(playerName(scene, table.newCaptain))}</span>
        </span>
      )}
    </section>
  );
}

/** Returns the events of this round; null if the page does not have all of them. */
function eventsOfRound(chronicle: readonly ChronicleLine[]): readonly cardGame.GameEvent[] | null {
  const events = chronicle.map(({ event }) => event as cardGame.GameEvent);
  return cardGame.eventsOfRound(events, chronicle[0]?.turn === 0);
}

function SpaceCell({ marked }: { readonly marked: cardGame.MarkerSpace }) {
  const scene = useScene();
  const { words } = scene;
  const { space, when, acts, waits } = marked;
  const isHere = when === 'now';
  return (
    <li className={`${when} ${acts.length === 0 ? 'idle' : ''}`} aria-current={isHere ? 'step' : undefined}>
      <span className="label" data-sign={isExtra(space) ? 'extra' : 'action'}>
        <SpaceName space={space} />
      </span>
      <span className="who">
        {acts.map((seat) => (
          <span key={seat} className={isHere && waits[0] === seat ? 'turn' : waits.includes(seat) ? '' : 'done'}>
            <SeatShield seat={seat} className="seatShield tiny" />
            <span className="unseen">
              {playerName(scene, seat)}: {waits.includes(seat) ? words.stillToAct : words.acted}
            </span>
          </span>
        ))}
      </span>
    </li>
  );
}

/** R3.2  True for the spaces after the fourth action. */
const isExtra = (space: cardGame.MarkerSpace['space']) =>
  ['palagio', 'casamento', 'casa', 'predicatore'].includes(space);

function SpaceName({ space }: Pick<cardGame.MarkerSpace, 'space'>) {
  const scene = useScene();
  const { words, figures } = scene;
  if (space === 'predicatore') return <Named id="preacher">{kindInWords(scene, 'preacher')}</Named>;
  if (space === 'palagio' || space === 'casamento' || space === 'casa')
    return <Named id={space}>{figures.cards[space].name}</Named>;
  return (
    <>
      <span aria-hidden="true">{cardGame.SPACES.indexOf(space) + 1}</span>
      <span className="unseen">{`${words.lines.action} ${cardGame.SPACES.indexOf(space) + 1}`}</span>
    </>
  );
}
