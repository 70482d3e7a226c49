/** R2.1  Six resources and money. A cost, the icons of a place and the marks on them are all so many of each. */
export const RESOURCES = ['marble', 'wood', 'metal', 'spice', 'textile', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = [...RESOURCES, 'fiorini'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

/** R2.6  What one icon of fiorini takes. */
export const COIN = 100;

/** Written out key by key: every bundle has one shape, which is what makes them quick to read and copy. */
export function goods(some: Readonly<Partial<Goods>>): Goods {
  const { marble = 0, wood = 0, metal = 0, spice = 0, textile = 0, gold = 0, fiorini = 0 } = some;
  return { marble, wood, metal, spice, textile, gold, fiorini };
}

export function covers(marks: Readonly<Goods>, cost: Readonly<Goods>): boolean {
  return (
    marks.fiorini >= cost.fiorini &&
    marks.marble >= cost.marble &&
    marks.wood >= cost.wood &&
    marks.metal >= cost.metal &&
    marks.spice >= cost.spice &&
    marks.textile >= cost.textile &&
    marks.gold >= cost.gold
  );
}

/** What is looked up by name takes some 17 ns, what is spelled out 4: the rules ask this thousands of times a game. */
export function amountOf(bundle: Readonly<Goods>, good: Good): number {
  switch (good) {
    case 'marble':
      return bundle.marble;
    case 'wood':
      return bundle.wood;
    case 'metal':
      return bundle.metal;
    case 'spice':
      return bundle.spice;
    case 'textile':
      return bundle.textile;
    case 'gold':
      return bundle.gold;
    case 'fiorini':
      return bundle.fiorini;
  }
}

/** The bundle with one icon more of this kind, spelled out like `amountOf`. */
export function oneMore({ marble, wood, metal, spice, textile, gold, fiorini }: Readonly<Goods>, good: Good): Goods {
  const more = { marble, wood, metal, spice, textile, gold, fiorini };
  switch (good) {
    case 'marble':
      more.marble++;
      break;
    case 'wood':
      more.wood++;
      break;
    case 'metal':
      more.metal++;
      break;
    case 'spice':
      more.spice++;
      break;
    case 'textile':
      more.textile++;
      break;
    case 'gold':
      more.gold++;
      break;
    case 'fiorini':
      more.fiorini += COIN;
  }
  return more;
}

/** Only the goods there are any of, for events and people. */
export function someOf(all: Readonly<Goods>): Partial<Goods> {
  return Object.fromEntries(GOODS.filter((good) => all[good] > 0).map((good) => [good, all[good]]));
}

/** What is in one bundle beyond another. */
export function beyond(all: Readonly<Goods>, cost: Readonly<Goods>): Goods {
  const rest = goods({});
  for (const good of GOODS) rest[good] = all[good] - cost[good];
  return rest;
}
