import { cardGame } from '@signoria/catalogue';
import type { Move, Scene } from './scene.ts';

export type Change = Partial<Record<cardGame.Good, number>>;

/** What the chosen move, or the work still looking for its artist, does to the viewer's goods. */
export function pendingChange(scene: Scene): Change {
  const { me, step, seat } = scene;
  if (me === null || step === null || step.seat !== seat) return {};
  const { chosen, pointed } = scene.props;
  const underWay = step.ask === 'give' && chosen === null ? pointed.filter(isResource).map(one(-1)) : [];
  return sum([changeOf(scene, me, step, chosen as Move | null), ...underWay]);
}

/** What a question answered with this move takes and brings in goods; with none, what is already sure. */
export function changeOf(
  { figures, table }: Pick<Scene, 'figures' | 'table'>,
  me: cardGame.Player,
  step: cardGame.Step,
  move: Move | null,
): Change {
  const changes = move === null ? [] : [changeBy({ figures, table }, me, move)];
  if (step.ask === 'hire') changes.push(paid(cardGame.workCost(figures, me, step.work)));
  if (step.ask === 'take') changes.push(...step.given.map(one(-1)));
  return sum(changes);
}

function changeBy({ figures, table }: Pick<Scene, 'figures' | 'table'>, me: cardGame.Player, move: Move): Change {
  const { prices } = figures;
  switch (move.do) {
    case 'play':
      return paid(cardGame.workCost(figures, me, move.card));
    case 'complete':
      return paid(cardGame.workCost(figures, me, move.monument));
    case 'hire':
      return { fiorini: -cardGame.artistPrice(figures, me, move.artist) };
    case 'hireAnonymous':
      return { fiorini: -cardGame.anonymousPrice(figures, me) };
    case 'activate': {
      const { effect, resource, fiorini } = figures.locations[move.location];
      if (resource === null) return {};
      return effect === 'take' ? { [resource]: 1 } : { [resource]: -1, fiorini };
    }
    case 'sendWorkers':
      return { fiorini: Math.min(prices.workers, table.supply.fiorini) };
    case 'sell':
      return { [move.resource]: -1, fiorini: prices.marketSale };
    case 'buy':
      return { [move.resource]: 1, fiorini: -prices.marketPurchase };
    case 'barter':
      return sum([one(-1)(move.give), one(1)(move.take)]);
    case 'give':
      return sum(move.resources.map(one(-1)));
    case 'take':
    case 'choose':
      return { [move.resource]: 1 };
    case 'reserveMonument':
    case 'reserveArtist':
    case 'exchange':
    case 'seekInspiration':
    case 'keep':
      return {};
  }
}

function one(count: number): (resource: cardGame.Resource) => Change {
  return (resource) => ({ [resource]: count });
}

function isResource(id: string): id is cardGame.Resource {
  return (cardGame.RESOURCES as readonly string[]).includes(id);
}

function paid(cost: Readonly<cardGame.Goods>): Change {
  return Object.fromEntries(cardGame.GOODS.map((good) => [good, -cost[good]]));
}

function sum(changes: readonly Change[]): Change {
  const total = (good: cardGame.Good) => changes.reduce((count, change) => count + (change[good] ?? 0), 0);
  return Object.fromEntries(cardGame.GOODS.map((good) => [good, total(good)]));
}

/** Whether a move takes this resource out of the viewer's purse. */
export function gives(move: Move, resource: cardGame.Resource): boolean {
  if (move.do === 'sell') return move.resource === resource;
  if (move.do === 'give') return move.resources.includes(resource);
  return move.do === 'barter' && move.give === resource;
}

/** Whether a move brings this resource out of the supply. */
export function takes(move: Move, resource: cardGame.Resource): boolean {
  if (move.do === 'buy' || move.do === 'take' || move.do === 'choose') return move.resource === resource;
  return move.do === 'barter' && move.take === resource;
}

/** Whether a good is marked as chosen where it lies: by the whole move, or by what was pointed at on the way to one. */
export function isPickedGood({ props, moves }: Scene, resource: cardGame.Resource, way: typeof gives): boolean {
  const chosen = props.chosen as Move | null;
  if (chosen !== null) return way(chosen, resource);
  return props.pointed.includes(resource) && moves.some((move) => way(move, resource));
}
