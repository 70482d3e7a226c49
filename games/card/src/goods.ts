/** R1.6  Six resources and money. A purse, a cost, an income and the supply are all so many of each. */
export const RESOURCES = ['marble', 'wood', 'metal', 'fabric', 'gold', 'spice'] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = [...RESOURCES, 'fiorini'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

/** Written out key by key: every bundle has one shape, which is what makes them quick to read and copy. */
export function goods(some: Readonly<Partial<Goods>>): Goods {
  const { marble = 0, wood = 0, metal = 0, fabric = 0, gold = 0, spice = 0, fiorini = 0 } = some;
  return { marble, wood, metal, fabric, gold, spice, fiorini };
}

export function covers(purse: Readonly<Goods>, cost: Readonly<Goods>): boolean {
  return (
    purse.marble >= cost.marble &&
    purse.wood >= cost.wood &&
    purse.metal >= cost.metal &&
    purse.fabric >= cost.fabric &&
    purse.gold >= cost.gold &&
    purse.spice >= cost.spice &&
    purse.fiorini >= cost.fiorini
  );
}

export function transfer(from: Goods, to: Goods, amount: Readonly<Goods>): void {
  for (const good of GOODS) {
    from[good] -= amount[good];
    to[good] += amount[good];
  }
}

/** R10.8  Moves what is there of `amount`; the rest is lost. Gives back what was moved. */
export function transferWhatIsThere(from: Goods, to: Goods, amount: Readonly<Goods>): Goods {
  const moved = goods({});
  for (const good of GOODS) moved[good] = Math.min(from[good], amount[good]);
  transfer(from, to, moved);
  return moved;
}

export function countResources(purse: Readonly<Goods>): number {
  return purse.marble + purse.wood + purse.metal + purse.fabric + purse.gold + purse.spice;
}

/** Only the goods there are any of, for events and people. */
export function someOf(all: Readonly<Goods>): Partial<Goods> {
  return Object.fromEntries(GOODS.filter((good) => all[good] > 0).map((good) => [good, all[good]]));
}

/** What a purse gives goes to the supply, what it gets comes from there. */
export function trade(purse: Goods, supply: Goods, gives: Partial<Goods>, gets: Partial<Goods>): void {
  transfer(purse, supply, goods(gives));
  transfer(supply, purse, goods(gets));
}
