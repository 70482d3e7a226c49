import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { SeatShield } from '../../tableKit/signs.tsx';
import type { Sign } from './art.ts';
import { signOf } from './art.ts';
import type { SceneBase } from './scene.ts';
import { characterName, playerName, useSceneBase } from './scene.ts';
import { SeatWorker } from './signs.tsx';

/** The market, the pulpit of the Cathedral and the space for work, and the turn order. */
export function Spaces() {
  const scene = useSceneBase();
  const { words, figures, table } = scene;
  const { labels } = words;
  const { sale, purchase, work } = figures.prices;
  const atMarket = table.order.filter((seat) => at(table.players, seat).isAtMarket);
  const atWork = table.order.flatMap((seat) => Array.from({ length: at(table.players, seat).atWork }, () => seat));
  return (
    <div className="florenza-spaces">
      <Space target="deed:market" about="market" name={labels.market} workers={atMarket}>
        {labels.marketNote(sale, purchase)}
      </Space>
      <Order />
      <CathedralPulpit />
      <Space target="deed:work" about="work" name={labels.work} workers={atWork} className="river">
        {labels.workNote(work)}
      </Space>
    </div>
  );
}

interface SpaceProps {
  readonly target: florenza.FlorenzaTarget;
  readonly about: Extract<Sign, 'market' | 'pulpit' | 'work'>;
  readonly name: string;
  readonly workers: readonly number[];
  readonly className?: string;
  readonly children: string;
}

function Space({ target, about, name, workers, className = '', children }: SpaceProps) {
  const scene = useSceneBase();
  return (
    <Point
      target={target}
      about={about}
      framed
      label={[name, children, ...workersInWords(scene, workers)].join(', ')}
      className={`florenza-space ${className}`}
    >
      <b>
        <Icon name={signOf(about)} />
        {name}
      </b>
      <small>{children}</small>
      <Workers seats={workers} />
    </Point>
  );
}

function workersInWords(scene: SceneBase, seats: readonly number[]): readonly string[] {
  return seats.map((seat) => scene.words.labels.workerOf(playerName(scene, seat)));
}

function Workers({ seats }: { readonly seats: readonly number[] }): ReactNode {
  return (
    <span className="who">
      {seats.map((seat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: workers of a family are interchangeable
        <SeatWorker key={index} seat={seat} />
      ))}
    </span>
  );
}

/** R6.10  The pulpit of the Cathedral. All players can use it once it has been completed. */
function CathedralPulpit() {
  const scene = useSceneBase();
  const { table, words, view } = scene;
  const { labels } = words;
  const { pulpit } = table;
  const isOpen = florenza.isPulpitComplete(view);
  const note = pulpit !== null ? characterName(scene, pulpit.preacher) : isOpen ? labels.pulpitFree : labels.pulpitShut;
  return (
    <Space
      target="pulpit:duomo"
      about="pulpit"
      name={labels.pulpit}
      workers={pulpit === null ? [] : [pulpit.seat]}
      className={isOpen ? '' : 'shut'}
    >
      {note}
    </Space>
  );
}

function Order() {
  const scene = useSceneBase();
  const { table, words, props } = scene;
  return (
    <div className="florenza-order" data-sign="order">
      <h3>
        <Icon name={signOf('order')} />
        {words.labels.turnOrder}
      </h3>
      <ol>
        {table.order.map((seat, index) => (
          <li key={seat} className={props.snapshot.pending.includes(seat) ? 'now' : ''}>
            <SeatShield seat={seat} />
            <span className="unseen">{playerName(scene, seat)}</span>
            {index + 1}
          </li>
        ))}
      </ol>
    </div>
  );
}
