import type { AnyReplay, AnyRules } from '@signoria/engine';
import { at, chance, pick, seedFromText, startReplay, withDecision } from '@signoria/engine';
import { expect } from 'vitest';

/** Returns every position of a random game, or of its first `most` decisions. */
export function randomGame(
  rules: AnyRules,
  seats: number,
  name: string,
  most = Number.POSITIVE_INFINITY,
): readonly AnyReplay[] {
  const seed = seedFromText(name);
  const draw = chance(seed, 'moves');
  const options = rules.readOptions({}, seats);
  const replays = [startReplay(rules, options.ok ? options.value : expect.fail(), seats, seed)];
  for (;;) {
    const replayed = at(replays, replays.length - 1);
    const [seat] = rules.pending(replayed.game.state);
    if (seat === undefined || replays.length > most) return replays;
    replays.push(withDecision(rules, replayed, seat, pick(draw, rules.moves(replayed.game.state, seat))));
  }
}
