/** R1.3  The six resources. */
export const RESOURCES = ['marble', 'wood', 'metal', 'textile', 'spice', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = [...RESOURCES, 'fiorini'] as const;
export type Good = (typeof GOODS)[number];
/** A bundle of goods: an amount of each resource and of money, such as a purse or a cost. */
export type Goods = Record<Good, number>;
export type SomeGoods = Readonly<Partial<Goods>>;

/** The kinds of gains: goods, moves of the two markers, and workers from the pool. */
export const GAINS = [...GOODS, 'prestige', 'influence', 'workers'] as const;
export type Gain = (typeof GAINS)[number];
export type Gains = Record<Gain, number>;
export type SomeGains = Readonly<Partial<Gains>>;

/**
 * Returns a bundle with 0 for each good that is not given. The keys are written out so that all bundles have the same
 * shape, which is fast to read and copy.
 */
export function goods(some: SomeGoods): Goods {
  const { marble = 0, wood = 0, metal = 0, textile = 0, spice = 0, gold = 0, fiorini = 0 } = some;
  return { marble, wood, metal, textile, spice, gold, fiorini };
}

export function gains(some: SomeGains): Gains {
  const { marble = 0, wood = 0, metal = 0, textile = 0, spice = 0, gold = 0, fiorini = 0 } = some;
  const { prestige = 0, influence = 0, workers = 0 } = some;
  return { marble, wood, metal, textile, spice, gold, fiorini, prestige, influence, workers };
}

export function cloneGoods({ marble, wood, metal, textile, spice, gold, fiorini }: Readonly<Goods>): Goods {
  return { marble, wood, metal, textile, spice, gold, fiorini };
}

export function covers(purse: Readonly<Goods>, cost: Readonly<Goods>): boolean {
  return purse.fiorini >= cost.fiorini && coversResources(purse, cost);
}

export function coversResources(purse: Readonly<Goods>, cost: Readonly<Goods>): boolean {
  return (
    purse.marble >= cost.marble &&
    purse.wood >= cost.wood &&
    purse.metal >= cost.metal &&
    purse.textile >= cost.textile &&
    purse.spice >= cost.spice &&
    purse.gold >= cost.gold
  );
}

/**
 * Returns the amount of one resource. The switch is several times faster than a lookup by key, and this is a hot path.
 */
export function amountOf(purse: Readonly<Goods>, resource: Resource): number {
  switch (resource) {
    case 'marble':
      return purse.marble;
    case 'wood':
      return purse.wood;
    case 'metal':
      return purse.metal;
    case 'textile':
      return purse.textile;
    case 'spice':
      return purse.spice;
    case 'gold':
      return purse.gold;
  }
}

/** Adds cubes of one resource in place; a negative count removes them. */
export function add(purse: Goods, resource: Resource, count: number): void {
  switch (resource) {
    case 'marble':
      purse.marble += count;
      break;
    case 'wood':
      purse.wood += count;
      break;
    case 'metal':
      purse.metal += count;
      break;
    case 'textile':
      purse.textile += count;
      break;
    case 'spice':
      purse.spice += count;
      break;
    case 'gold':
      purse.gold += count;
  }
}

export function addAll(purse: Goods, more: Readonly<Goods>): void {
  purse.marble += more.marble;
  purse.wood += more.wood;
  purse.metal += more.metal;
  purse.textile += more.textile;
  purse.spice += more.spice;
  purse.gold += more.gold;
  purse.fiorini += more.fiorini;
}

/** Subtracts, instead of adding a negated bundle: negating 0 gives −0. */
export function takeAll(purse: Goods, less: Readonly<Goods>): void {
  purse.marble -= less.marble;
  purse.wood -= less.wood;
  purse.metal -= less.metal;
  purse.textile -= less.textile;
  purse.spice -= less.spice;
  purse.gold -= less.gold;
  purse.fiorini -= less.fiorini;
}

export function countResources(purse: Readonly<Goods>): number {
  return purse.marble + purse.wood + purse.metal + purse.textile + purse.spice + purse.gold;
}

/** Builds an entry for each resource. */
export function perResource<T>(make: (resource: Resource) => T): Readonly<Record<Resource, T>> {
  return {
    marble: make('marble'),
    wood: make('wood'),
    metal: make('metal'),
    textile: make('textile'),
    spice: make('spice'),
    gold: make('gold'),
  };
}

/** Returns only the amounts other than 0, for events and texts. */
export function someOf<Key extends Gain>(all: Readonly<Record<Key, number>>): Readonly<Partial<Record<Key, number>>> {
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0)) as Partial<Record<Key, number>>;
}
