import type { ServerContext } from '../../context.ts';
import { refuse } from '../../problem.ts';
import { welcomeAll } from '../broadcast/index.ts';
import { startedClocks } from '../clocks/index.ts';
import { continuePlay } from '../play/index.ts';
import { isFull } from '../seats/index.ts';
import { enqueueChange, keepChange } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { newGame, updateAsked } from '../table/index.ts';

export function start(context: ServerContext, table: LiveTable, person: string): Promise<void> {
  return enqueueChange(context, table, async () => {
    const { rules, data } = table;
    if (data.host !== person) refuse('notHost', 'whoever set the table up starts it');
    if (data.status !== 'open') refuse('notOpen', 'the table has started');
    if (!isFull(data)) refuse('notFull', 'some seats are still free');
    const game = newGame(rules, data);
    const { rulesVersion } = rules;
    const running = { ...data, status: 'running', rulesVersion } as const;
    const clockState = startedClocks(context, { rules, game, data: running });
    const asked = rules.pending(game.state);
    const changes = { status: running.status, startedAt: context.now(), rulesVersion, asked };
    // Includes a snapshot, because another rules version may set the game up differently.
    await keepChange(context, table, { game, data: running, clockState }, changes);
    updateAsked(table, null, null);
    welcomeAll(context, table);
    continuePlay(context, table);
  });
}
