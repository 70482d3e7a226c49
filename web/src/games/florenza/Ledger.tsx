import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { Named } from '../../table/Point.tsx';
import { signOf } from './art.ts';
import type { Scene } from './scene.ts';
import { amountsInWords, shortName, useScene } from './scene.ts';
import { Goods } from './signs.tsx';

/** The viewer's pledges of this round in the order in which they fall due, including those of the chosen move. */
export function Ledger() {
  const { words, forecast } = useScene();
  const { labels } = words;
  const { outcome, ledger } = forecast;
  const entries = ledger?.entries ?? [];
  const isNew = (due: florenza.LedgerEntry) => outcome?.later.some(({ key }) => key === due.key) ?? false;
  return (
    <section className="florenza-ledger">
      <header>
        <h3 data-sign="promises">{labels.promises}</h3>
        <small>{labels.promisesNote}</small>
      </header>
      {entries.length === 0 && <p>{labels.noPromises}</p>}
      <ol>
        {entries.map((due) => (
          <DueEntry key={due.key} due={due} isNew={isNew(due)} />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly due: florenza.LedgerEntry;
  readonly isNew: boolean;
}

export function DueEntry({ due, isNew }: EntryProps) {
  const scene = useScene();
  const { words } = scene;
  const { pays, brings, short, penalty, pledge } = due;
  const state = short === null ? '' : 'fails';
  return (
    <li className={`florenza-due ${state} ${isNew ? 'new' : ''}`} data-sign={isNew ? 'newPromise' : undefined}>
      <span className="when" data-sign="when">
        {whenOf(due)}
      </span>
      <span className="what">
        <Icon name={signOf(SIGNS[pledge.do])} />
        <Named id={workOf(due)}>{nameOf(scene, due)}</Named>
      </span>
      <span className="minus">
        <Goods goods={negative(pays)} />
      </span>
      {short === null ? (
        <span className="left plus">
          <Goods goods={brings} />
          <span className="unseen">{words.labels.holds}</span> <span data-sign="holds">✓</span>
        </span>
      ) : (
        <span className="left" title={words.labels.short(amountsInWords(scene, short))}>
          <Goods goods={short} missing={florenza.GOODS} /> <span data-sign="fails">−{penalty}</span>
          <span className="unseen">{words.labels.fails(-penalty)}</span>
        </span>
      )}
    </li>
  );
}

/** Using and building a workshop have different signs. */
const SIGNS = { operate: 'workshop', build: 'build', artwork: 'artwork' } as const;

/** Returns the phase and the space: "6·2". Artworks have a phase only. */
function whenOf({ phase, pledge }: florenza.LedgerEntry): string {
  return pledge.do === 'artwork' ? `${phase}` : `${phase}·${pledge.space + 1}`;
}

function nameOf(scene: Scene, { pledge }: florenza.LedgerEntry): string {
  const { figures } = scene;
  if (pledge.do !== 'artwork') return figures.workshops[pledge.workshop].name;
  return `${figures.artworks[pledge.artwork].name} · ${shortName(scene, pledge.artist)}`;
}

const workOf = ({ pledge }: florenza.LedgerEntry) => (pledge.do === 'artwork' ? pledge.artwork : pledge.workshop);

function negative(goods: florenza.Goods): florenza.SomeGoods {
  return Object.fromEntries(florenza.GOODS.map((good) => [good, -goods[good]]));
}
