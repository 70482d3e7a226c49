// Moves the store FROM to TO in small pages, and kills itself when the fraction KILL_AT is done.
import { moveStore } from '../src/operations/moveStore.ts';

const { FROM = '', TO = '', KILL_AT = '' } = process.env;
await moveStore(FROM, TO, {
  pageRows: 4,
  onProgress(done, total) {
    if (done / total >= Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
  },
});
