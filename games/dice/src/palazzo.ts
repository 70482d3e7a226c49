import { ARTWORKS_EACH } from './components.ts';
import type { Figures } from './figures.ts';
import { countCompleted } from './players.ts';
import type { ReadonlyPlayer, ReadonlyTable } from './state.ts';

/** R9.8, R13.7  Returns the possible bonuses for a completed Palazzo: by the order of completion, or by round in solo games. */
export function palazzoBonuses({ palazzo, palazzoAlone: alone }: Figures, seats: number): readonly number[] {
  if (seats === 1) return [alone.round1, alone.round2, alone.round3, alone.round4, alone.round5, alone.round6];
  return [palazzo.first, palazzo.second, palazzo.third, palazzo.fourth].slice(0, seats);
}

/** R9.8 to R9.10, R13.7  Returns the bonus for a Palazzo completed this turn. */
export function palazzoPoints(figures: Figures, { players, round }: ReadonlyTable): number {
  const earlier = players.filter(({ palazzoBonus }) => palazzoBonus !== null).length;
  return palazzoBonuses(figures, players.length)[players.length === 1 ? round - 1 : earlier] ?? 0;
}

/** R9.8  Returns true if the Palazzo was completed since the last turn ended; the bonus comes when this turn ends. */
export function awaitsPalazzo(figures: Figures, player: ReadonlyPlayer): boolean {
  return player.palazzoBonus === null && countCompleted(figures, player, 'palazzo') === ARTWORKS_EACH;
}
