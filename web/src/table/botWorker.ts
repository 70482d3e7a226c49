import { think } from '@signoria/bots';
import type { WorkerQuestion, WorkerReply } from './botClient.ts';

/** Runs bots in a Web Worker, off the main thread. */
self.addEventListener('message', ({ data: { number, question } }: MessageEvent<WorkerQuestion>) => {
  const reply = (answer: WorkerReply) => self.postMessage(answer);
  think(question).then(
    (choice) => reply({ number, choice }),
    (error: unknown) => reply({ number, error: String(error) }),
  );
});
