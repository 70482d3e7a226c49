import { isGame, loadRules } from '@signoria/catalogue';
import type { AnyReplay, AnyRules, GameRecord } from '@signoria/engine';
import { resume } from '@signoria/engine';
import { learnedOf } from '../bots.ts';
import type { LearnedParts } from '../learned/load.ts';

/** A game with all that is needed to analyse its decisions. */
export interface OpenedGame {
  readonly rules: AnyRules;
  readonly learned: LearnedParts;
  readonly replay: AnyReplay;
}

/** Replays a record under the rules in force and loads the networks of its game. */
export async function openRecord(record: GameRecord<unknown>): Promise<OpenedGame> {
  const { game } = record;
  if (!isGame(game)) throw new Error(`there is no game ${game}`);
  const [rules, learned] = await Promise.all([loadRules(game), learnedOf(game)]);
  const replay = resume(rules, record);
  if (!replay.ok) throw new Error(replay.error.code);
  return { rules, learned, replay: replay.value };
}
