import type { ServerContext } from '../../context.ts';
import { refuse } from '../../problem.ts';
import { welcomeAll } from '../broadcast/index.ts';
import { startTableClocks } from '../clocks/index.ts';
import { continuePlay } from '../play/index.ts';
import { isFull } from '../seats/index.ts';
import { saveSnapshot } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { enqueue, newGame, updateAsked } from '../table/index.ts';

export function start(context: ServerContext, table: LiveTable, person: string): Promise<void> {
  return enqueue(table, async () => {
    const { rules, data } = table;
    if (data.host !== person) refuse('notHost', 'whoever set the table up starts it');
    if (data.status !== 'open') refuse('notOpen', 'the table has started');
    if (!isFull(data)) refuse('notFull', 'some seats are still free');
    const game = newGame(rules, data);
    await context.store.updateTable(data.id, {
      status: 'running',
      startedAt: context.now(),
      rulesVersion: rules.rulesVersion,
      asked: rules.pending(game.state),
      dueAt: data.clock.kind === 'none' ? null : context.now(), // until the clocks are written, which is next
    });
    Object.assign(table, { game, data: { ...data, status: 'running', rulesVersion: rules.rulesVersion } });
    updateAsked(table, null, null);
    startTableClocks(context, table);
    await saveSnapshot(context, table); // other rules may set the table up otherwise
    welcomeAll(context, table);
    continuePlay(context, table);
  });
}
