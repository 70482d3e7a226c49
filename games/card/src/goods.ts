/** R1.6  The six resources. `Goods` adds fiorini; purses, costs, incomes and the supply are all `Goods`. */
export const RESOURCES = ['marble', 'wood', 'metal', 'fabric', 'gold', 'spice'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = [...RESOURCES, 'fiorini'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

/** Fills in zeros. Written out so that all goods share one V8 hidden class, which makes them fast to read and copy. */
export function goods(some: Readonly<Partial<Goods>>): Goods {
  const { marble = 0, wood = 0, metal = 0, fabric = 0, gold = 0, spice = 0, fiorini = 0 } = some;
  return { marble, wood, metal, fabric, gold, spice, fiorini };
}

export function covers(purse: Readonly<Goods>, cost: Readonly<Goods>): boolean {
  return purse.fiorini >= cost.fiorini && coversResources(purse, cost);
}

export function coversResources(purse: Readonly<Goods>, cost: Readonly<Goods>): boolean {
  return (
    purse.marble >= cost.marble &&
    purse.wood >= cost.wood &&
    purse.metal >= cost.metal &&
    purse.fabric >= cost.fabric &&
    purse.gold >= cost.gold &&
    purse.spice >= cost.spice
  );
}

/**
 * Moves `amount` from one purse to another. Written out, like `goods`, because every payment of every playout goes
 * through here. Payments are subtracted, never added times −1: 0 × −1 is −0, which only a double can hold, and a single
 * −0 makes V8 store that field as a double in all purses and costs.
 */
export function transfer(from: Goods, to: Goods, amount: Readonly<Goods>): void {
  add(to, amount);
  from.marble -= amount.marble;
  from.wood -= amount.wood;
  from.metal -= amount.metal;
  from.fabric -= amount.fabric;
  from.gold -= amount.gold;
  from.spice -= amount.spice;
  from.fiorini -= amount.fiorini;
}

export function add(purse: Goods, amount: Readonly<Goods>): void {
  purse.marble += amount.marble;
  purse.wood += amount.wood;
  purse.metal += amount.metal;
  purse.fabric += amount.fabric;
  purse.gold += amount.gold;
  purse.spice += amount.spice;
  purse.fiorini += amount.fiorini;
}

/** Returns the amount of a resource. A `switch` takes 4 ns, a computed key 17; it runs thousands of times a game. */
export function amountOf(purse: Readonly<Goods>, resource: Resource): number {
  switch (resource) {
    case 'marble':
      return purse.marble;
    case 'wood':
      return purse.wood;
    case 'metal':
      return purse.metal;
    case 'fabric':
      return purse.fabric;
    case 'gold':
      return purse.gold;
    case 'spice':
      return purse.spice;
  }
}

/** Appends to `list` the entries of those resources the purse holds. */
export function listHeld<T>(purse: Readonly<Goods>, entries: Readonly<Record<Resource, T>>, list: T[]): void {
  if (purse.marble > 0) list.push(entries.marble);
  if (purse.wood > 0) list.push(entries.wood);
  if (purse.metal > 0) list.push(entries.metal);
  if (purse.fabric > 0) list.push(entries.fabric);
  if (purse.gold > 0) list.push(entries.gold);
  if (purse.spice > 0) list.push(entries.spice);
}

export function perResource<T>(make: (resource: Resource) => T): Readonly<Record<Resource, T>> {
  return {
    marble: make('marble'),
    wood: make('wood'),
    metal: make('metal'),
    fabric: make('fabric'),
    gold: make('gold'),
    spice: make('spice'),
  };
}

/** Moves `count` of one good. */
export function transferGood(from: Goods, to: Goods, good: Good, count: number): void {
  switch (good) {
    case 'marble':
      from.marble -= count;
      to.marble += count;
      break;
    case 'wood':
      from.wood -= count;
      to.wood += count;
      break;
    case 'metal':
      from.metal -= count;
      to.metal += count;
      break;
    case 'fabric':
      from.fabric -= count;
      to.fabric += count;
      break;
    case 'gold':
      from.gold -= count;
      to.gold += count;
      break;
    case 'spice':
      from.spice -= count;
      to.spice += count;
      break;
    case 'fiorini':
      from.fiorini -= count;
      to.fiorini += count;
  }
}

/** R10.8  Moves as much of `amount` as there is and returns it; the rest is lost. */
export function transferAvailable(from: Goods, to: Goods, amount: Readonly<Goods>): Readonly<Goods> {
  const moved = covers(from, amount) ? amount : lesser(from, amount);
  transfer(from, to, moved);
  return moved;
}

export function countResources(purse: Readonly<Goods>): number {
  return purse.marble + purse.wood + purse.metal + purse.fabric + purse.gold + purse.spice;
}

/** Returns only the goods with an amount above 0, for events and texts. */
export function someOf(all: Readonly<Goods>): Partial<Goods> {
  return Object.fromEntries(GOODS.filter((good) => all[good] > 0).map((good) => [good, all[good]]));
}

/** Returns the smaller of two amounts for each good. */
export function lesser(one: Readonly<Goods>, other: Readonly<Goods>): Goods {
  return {
    marble: Math.min(one.marble, other.marble),
    wood: Math.min(one.wood, other.wood),
    metal: Math.min(one.metal, other.metal),
    fabric: Math.min(one.fabric, other.fabric),
    gold: Math.min(one.gold, other.gold),
    spice: Math.min(one.spice, other.spice),
    fiorini: Math.min(one.fiorini, other.fiorini),
  };
}
