import type { OpenedGame } from '@signoria/bots/analysis';
import { openRecord } from '@signoria/bots/analysis';
import type { AnalysisMessage, AnalysisReply } from './analysisPool.ts';
import { runTask } from './analysisTasks.ts';

/** Analyses decisions of one game in a Web Worker, off the main thread. The first message has the game. */
let opened: Promise<OpenedGame> | null = null;

self.addEventListener('message', ({ data }: MessageEvent<AnalysisMessage>) => {
  if ('record' in data) {
    opened = openRecord(data.record);
    opened.catch(() => undefined); // every task reports it
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
