import { think } from '@signoria/bots';
import { adviceFor } from '@signoria/bots/analysis';
import type { WorkerQuestion, WorkerReply } from './botClient.ts';

/** Runs bots and advice in a Web Worker, off the main thread. */
self.addEventListener('message', ({ data: { number, question } }: MessageEvent<WorkerQuestion>) => {
  const reply = (sent: WorkerReply) => self.postMessage(sent);
  const onProgress = (percent: number) => reply({ number, percent });
  const answer = 'isDeep' in question ? adviceFor(question, onProgress) : think(question);
  answer.then(
    (found) => reply({ number, answer: found }),
    (error: unknown) => reply({ number, error: String(error) }),
  );
});
