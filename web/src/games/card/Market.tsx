import * as cardGame from '@signoria/card';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { useWords } from '../../words/index.ts';
import { iconOf } from './art.ts';
import { amountInWords, nameOf, useScene } from './scene.ts';

type Verb = 'sell' | 'buy' | 'exchange' | 'sendWorkers' | 'seekInspiration';

/** The market actions, which need no card. */
export function MarketTiles() {
  const scene = useScene();
  const { figures, view, words } = scene;
  const { deeds, resources, trade } = words;
  const fiorini = (count: number) => amountInWords(scene, 'fiorini', count);
  const { marketSale, marketPurchase } = figures.prices;
  const wage = cardGame.workersWage(view);
  const coin = <Icon name="fiorino" className="icon compact" />;
  const left = view.counts.deck;
  return (
    <>
      <VerbTile verb="sell" name={deeds.sell.name} says={trade(resources(1), fiorini(marketSale))}>
        <span data-sign="trade">+{marketSale}</span> {coin}
      </VerbTile>
      <VerbTile verb="buy" name={deeds.buy.name} says={trade(fiorini(marketPurchase), resources(1))}>
        <span data-sign="trade">−{marketPurchase}</span> {coin}
      </VerbTile>
      <VerbTile verb="exchange" name={deeds.exchange.name} says={trade(resources(2), '1')}>
        <span data-sign="exchange">2 → 1</span>
      </VerbTile>
      <VerbTile verb="sendWorkers" name={deeds.sendWorkers.name} says={`${words.workersFor} ${fiorini(wage)}`}>
        <span data-sign="trade">+{wage}</span> {coin}
      </VerbTile>
      <VerbTile verb="seekInspiration" name={deeds.seekInspiration.name} says={words.inDeck(left)}>
        <span className="deck" data-sign="deck" style={{ height: `${Math.min(14, 2 + Math.ceil(left / 3))}px` }} />
        <span data-sign="deck">{left}</span>
      </VerbTile>
    </>
  );
}

interface VerbProps {
  readonly verb: Verb;
  readonly name: string;
  readonly says: string;
  readonly children: ReactNode;
}

function VerbTile({ verb, name, says, children }: VerbProps) {
  return (
    <Point
      target={`deed:${verb}` satisfies cardGame.CardTarget}
      framed
      label={`${name}, ${says}`}
      className="card-location verb"
    >
      <b>{name}</b>
      <small>{children}</small>
    </Point>
  );
}

export function Supply() {
  const { number } = useWords();
  const scene = useScene();
  const { table, words } = scene;
  return (
    <div className="card-supply" data-extra-sign="inSupply">
      <h3>{words.supply}</h3>
      {cardGame.RESOURCES.map((resource) => (
        <Point
          key={resource}
          target={`supply:${resource}` satisfies cardGame.CardTarget}
          framed
          label={amountInWords(scene, resource, table.supply[resource])}
          className="card-good"
        >
          <Icon name={iconOf(resource)} />
          {table.supply[resource]}
        </Point>
      ))}
      <span className="card-good bank" data-sign="fiorini">
        <Icon name="fiorino" label={nameOf(scene, 'fiorini')} />
        {number(table.supply.fiorini)}
      </span>
    </div>
  );
}
