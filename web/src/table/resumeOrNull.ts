import type { AnyReplay, AnyRules, GameRecord } from '@signoria/engine';
import { resume } from '@signoria/engine';

/** Replays a stored game and validates every move. Returns null for an invalid record. */
export function resumeOrNull(rules: AnyRules, record: GameRecord<unknown>): AnyReplay | null {
  const played = resume(rules, record);
  return played.ok ? played.value : null;
}
