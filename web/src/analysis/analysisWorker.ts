import type { OpenedGame } from '@signoria/bots/analysis';
import { openRecord } from '@signoria/bots/analysis';
import type { AnalysisMessage, AnalysisReply } from './analysisPool.ts';
import { runTask } from './analysisTasks.ts';

/** The game, which the first message has. The Web Worker analyses its decisions off the main thread. */
let opened: Promise<OpenedGame> | null = null;

self.addEventListener('message', ({ data }: MessageEvent<AnalysisMessage>) => {
  if ('record' in data) {
    opened = openRecord(data.record);
    opened.catch(() => undefined); // each task reports the error
    return;
  }
  const reply = (answer: AnalysisReply) => self.postMessage(answer);
  opened
    ?.then((game) => runTask(game, data.task))
    .then(
      (result) => reply({ result }),
      (error: unknown) => reply({ error: String(error) }),
    );
});
