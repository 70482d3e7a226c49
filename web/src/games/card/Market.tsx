import * as cardGame from '@signoria/card';
import type { ReactNode } from 'react';
import { Point } from '../../table/Point.tsx';
import { Head } from '../../table/signs.tsx';
import { iconOf } from './art.ts';
import { amountInWords, useScene } from './scene.ts';
import { Icon } from './signs.tsx';

type Verb = 'sell' | 'buy' | 'exchange' | 'sendWorkers' | 'seekInspiration';

/** Actions that need no card of their own, and what the bank still holds. */
export function Market() {
  const { words } = useScene();
  return (
    <section className="cg-blk cg-pair" data-part="locations">
      <div>
        <Head title={words.market} aside={words.marketNote} />
        <MarketTiles />
      </div>
      <div>
        <Head title={words.supply} />
        <Supply />
      </div>
    </section>
  );
}

function MarketTiles() {
  const scene = useScene();
  const { figures, view, words } = scene;
  const { deeds, resources, trade } = words;
  const fiorini = (count: number) => amountInWords(scene, 'fiorini', count);
  const { marketSale, marketPurchase } = figures.prices;
  const wage = cardGame.workersWage(view);
  const any = <Icon of="r-any" size="sm" />;
  const coin = <Icon of="fiorino" size="sm" />;
  const left = view.counts.deck;
  return (
    <div className="cg-mk">
      <VerbTile verb="sell" name={deeds.sell.name} says={trade(resources(1), fiorini(marketSale))}>
        1 {any} → {marketSale} {coin}
      </VerbTile>
      <VerbTile verb="buy" name={deeds.buy.name} says={trade(fiorini(marketPurchase), resources(1))}>
        {marketPurchase} {coin} → 1 {any}
      </VerbTile>
      <VerbTile verb="exchange" name={deeds.exchange.name} says={trade(resources(2), '1')}>
        2 {any} → 1 {any}
      </VerbTile>
      <VerbTile verb="sendWorkers" name={deeds.sendWorkers.name} says={`${words.workersFor} ${wage}`}>
        {words.workersFor} {wage} {coin}
      </VerbTile>
      <VerbTile verb="seekInspiration" name={deeds.seekInspiration.name} says={words.inDeck(left)}>
        <span className="deck" style={{ height: `${Math.min(14, 2 + Math.ceil(left / 3))}px` }} />
        {words.inDeck(left)}
      </VerbTile>
    </div>
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
    <Point target={`deed:${verb}` satisfies cardGame.CardTarget} framed label={`${name}, ${says}`} className="cg-loc">
      <b>{name}</b>
      <span className="e">{children}</span>
    </Point>
  );
}

function Supply() {
  const scene = useScene();
  const { table } = scene;
  return (
    <div className="cg-supply">
      {cardGame.RESOURCES.map((resource) => (
        <Point
          key={resource}
          target={`supply:${resource}` satisfies cardGame.CardTarget}
          framed
          label={amountInWords(scene, resource, table.supply[resource])}
          className="cg-good"
        >
          <Icon of={iconOf(resource)} size="lg" />
          {table.supply[resource]}
        </Point>
      ))}
      <span className="cg-good bank">
        <Icon of="fiorino" size="lg" />
        {table.supply.fiorini}
      </span>
    </div>
  );
}
