/**
 * Tempers: the parts of an evaluation that a bot overrates, so that bots of one level play differently. A builder
 * overrates works; a courtier overrates offices, turn order and seals; a hoarder overrates goods.
 */
export const TEMPERS = ['builder', 'courtier', 'hoarder'] as const;
export type Temper = (typeof TEMPERS)[number];

/** The share by which a liked part is overrated. */
export const OVERRATED = 0.25;

export function isTemper(temper: unknown): temper is Temper {
  return (TEMPERS as readonly unknown[]).includes(temper);
}

/** Returns the temper of the bot in a seat. Consecutive seats have different tempers. */
export function temperAt(seat: number): Temper {
  return TEMPERS[seat % TEMPERS.length] as Temper;
}
