import * as florenza from '@signoria/florenza';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { SeatShield } from '../../tableKit/signs.tsx';
import { signOf } from './art.ts';
import { playerName, useSceneBase } from './scene.ts';

/** R10  The players who would get the offices if the round ended now. */
export function OfficeForecast() {
  const { view, words } = useSceneBase();
  const { captain, certificates, bishop, isCardinal } = florenza.officeForecast(view);
  return (
    <section className="florenza-officeForecast">
      <h3>{words.labels.namedNow}</h3>
      <dl>
        <Office sign="captain" title={words.captain.title} seat={captain}>
          {captain !== null && words.labels.certificates(certificates)}
        </Office>
        <Office sign="mitre" explained="bishop" title={words.bishop.title} seat={bishop} />
        <Office sign={signOf('cardinal')} title={words.cardinal.title} seat={isCardinal ? bishop : null} />
      </dl>
    </section>
  );
}

interface OfficeProps {
  readonly sign: string;
  /** The id of the sign; defaults to that of the symbol. */
  readonly explained?: string;
  readonly title: string;
  readonly seat: number | null;
  readonly children?: ReactNode;
}

function Office({ sign, explained, title, seat, children }: OfficeProps) {
  const scene = useSceneBase();
  return (
    <div>
      <dt className="officeTag" data-sign={explained}>
        <Icon name={sign} />
        {title}
      </dt>
      <dd>
        {seat === null ? (
          scene.words.labels.nobody
        ) : (
          <>
            <SeatShield seat={seat} />
            {playerName(scene, seat)} <small>{children}</small>
          </>
        )}
      </dd>
    </div>
  );
}
