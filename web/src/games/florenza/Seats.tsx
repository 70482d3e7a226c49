import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { SeatLine } from '../../tableKit/Seats.tsx';
import { Count, OfficeTag } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { signOf } from './art.ts';
import { Cells } from './Cells.tsx';
import { Enlarge } from './Enlarge.tsx';
import { useSceneBase } from './scene.ts';
import { GainSign, SeatWorker } from './signs.tsx';
import { Tracks } from './Tracks.tsx';

/** The tracks, then all players in turn order: points, holdings and district. */
export function Seats() {
  const { table, words } = useSceneBase();
  return (
    <div className={`seatList florenza-seats ${table.order.length > 3 ? 'many' : ''}`}>
      <Tracks />
      {table.order.map((seat) => (
        <SeatLine
          key={seat}
          seat={seat}
          acting={words.labels.acting}
          isTarget
          signs={<Offices seat={seat} />}
          tools={<Enlarge area={seat} />}
        >
          <Holdings seat={seat} />
          <Cells seat={seat} />
        </SeatLine>
      ))}
    </div>
  );
}

interface SeatProps {
  readonly seat: number;
}

export function Offices({ seat }: SeatProps) {
  const { table, words } = useSceneBase();
  return (
    <>
      {table.captain === seat && <OfficeTag icon="captain" title={words.captain.title} />}
      {table.bishop === seat && <OfficeTag icon="mitre" sign="bishop" title={words.bishop.title} />}
      {table.streak === seat && <Sign sign="cardinal" label={words.labels.nearlyCardinal} />}
      {table.detained === seat && <Sign sign="detained" label={words.labels.workerDetained} />}
    </>
  );
}

function Sign({ sign, label }: { readonly sign: 'cardinal' | 'detained'; readonly label: string }) {
  return (
    <span className="florenza-sign" data-sign={sign}>
      <Icon name={signOf(sign)} />
      <span className="unseen">{label}</span>
    </span>
  );
}

/** Workers, resources, fiorini, certificates, and the progress of Palazzo and Chiesa. */
export function Holdings({ seat }: SeatProps) {
  const { number } = useWords();
  const { table, words, seat: own } = useSceneBase();
  const { labels } = words;
  const isHidden = table.hiddenCertificates && seat !== own && !table.over; // R1.11
  const { workers, goods, certificates, artworks } = at(table.players, seat);
  const resources = labels.goods(florenza.countResources(goods));
  const held = isHidden ? labels.certificatesHidden : labels.certificates(certificates);
  return (
    <div className="seatFacts">
      <Count count={workers} icon={<SeatWorker seat={seat} />} label={labels.workers(workers)} iconFirst />
      <Count count={florenza.countResources(goods)} icon={<Icon name="r-any" />} label={resources} />
      <Count
        count={number(goods.fiorini)}
        icon={<GainSign gain="fiorini" />}
        label={`${number(goods.fiorini)} ${words.good('fiorini', goods.fiorini)}`}
      />
      <Count
        count={isHidden ? '?' : certificates}
        icon={<Icon name={signOf('certificate')} />}
        label={held}
        sign="certificate"
      />
      <Pips house="Palazzo" done={artworks.filter((artwork) => florenza.PALAZZO.includes(artwork)).length} />
      <Pips house="Chiesa" done={artworks.filter((artwork) => florenza.CHIESA.includes(artwork)).length} />
    </div>
  );
}

function Pips({ house, done }: { readonly house: string; readonly done: number }) {
  const { words } = useSceneBase();
  return (
    <span data-sign="houses">
      <span aria-hidden="true">{house.charAt(0)}</span>
      <span className="florenza-pips">
        {[1, 2, 3, 4].map((number) => (
          <i key={number} className={number <= done ? 'full' : ''} />
        ))}
      </span>
      <span className="unseen">{words.labels.artworksOf(house, done)}</span>
    </span>
  );
}
