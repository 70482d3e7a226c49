import * as florenza from '@signoria/florenza';
import { FAMILY_NAMES } from '../../table/families.ts';
import { Point } from '../../table/Point.tsx';
import { useWords } from '../../words/index.ts';
import { familyOf, useScene } from './scene.ts';
import { GainSign, SeatWorker } from './signs.tsx';

interface PurseProps {
  readonly me: florenza.Player;
  readonly seat: number;
}

/** The viewer's goods in one row, each with the amount left after all pledges. */
export function Purse({ me, seat }: PurseProps) {
  const { number } = useWords();
  const scene = useScene();
  const { words, forecast } = scene;
  const end = forecast.ledger?.end ?? me.goods;
  return (
    <div className="florenza-line">
      <h2>{words.labels.districtOf(FAMILY_NAMES[familyOf(scene, seat)])}</h2>
      <div className="florenza-purse">
        {florenza.RESOURCES.map((resource) => (
          <Point
            key={resource}
            target={`purse:${resource}` satisfies florenza.FlorenzaTarget}
            label={`${wordsNow(resource)}${wordsThen(me.goods[resource], end[resource])}`}
            className="florenza-good"
          >
            <GainSign gain={resource} />
            {me.goods[resource]}
            <Then now={me.goods[resource]} then={end[resource]} />
          </Point>
        ))}
        <span className="florenza-good money" data-id="fiorini" data-sign="fiorini">
          <GainSign gain="fiorini" />
          <span className="unseen">{words.good('fiorini', 2)}</span>
          {number(me.goods.fiorini)}
          <Then now={me.goods.fiorini} then={end.fiorini} />
        </span>
        <span className="florenza-good" data-id="worker" data-sign="worker">
          <SeatWorker seat={seat} />
          <span className="unseen">{words.labels.workers(me.workers)}</span>
          <span aria-hidden="true">{me.workers}</span>
        </span>
      </div>
    </div>
  );

  /** Returns an amount as text, including zero. */
  function wordsNow(resource: florenza.Resource): string {
    return `${me.goods[resource]} ${words.gain(resource, me.goods[resource])}`;
  }

  function wordsThen(now: number, then: number): string {
    return now === then ? '' : `, ${words.labels.afterwards(then)}`;
  }
}

/** The amount left. It is rendered even if unchanged, to prevent layout shift. */
function Then({ now, then }: { readonly now: number; readonly then: number }) {
  const { number } = useWords();
  if (now === then) return <small className="then" />;
  return (
    <small className={`then ${then < 0 ? 'short' : ''}`} data-sign="afterwards">
      → {number(then)}
    </small>
  );
}
