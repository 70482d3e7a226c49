import type { GameRecord } from '@signoria/engine';
import { toRecord } from '@signoria/engine';
import { refuse } from '../../problem.ts';
import type { LiveTable } from '../table/index.ts';

/** With the seed in it, so only after the end. */
export function recordOf({ rules, data, game }: LiveTable): GameRecord<unknown> {
  if (game === null || data.status !== 'over') return refuse('notOver', 'the record is shown after the end');
  return { ...toRecord(rules, game), rulesVersion: data.rulesVersion };
}
