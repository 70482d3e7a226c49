/**
 * Tempers: the parts of an evaluation that a bot overrates, so that bots of one level play differently. A builder likes
 * works, a courtier honours (offices, turn order, seals), a hoarder goods.
 */
export const TEMPERS = ['builder', 'courtier', 'hoarder'] as const;
export type Temper = (typeof TEMPERS)[number];

/** The share by which a liked part is overrated. */
export const OVERRATED = 0.25;

export function isTemper(temper: unknown): temper is Temper {
  return (TEMPERS as readonly unknown[]).includes(temper);
}

/** Returns the temper of the bot in a seat. Neighbours differ. */
export function temperAt(seat: number): Temper {
  return TEMPERS[seat % TEMPERS.length] as Temper;
}
