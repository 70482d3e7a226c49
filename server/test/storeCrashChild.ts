// Appends decisions to the table named on the command line until it is killed. Prints the number after each
// acknowledgement.
import { writeSync } from 'node:fs';
import { openStore, storeLocationFrom } from '../src/store/index.ts';

const table = process.argv[2] ?? '';
const store = await openStore(storeLocationFrom(process.env));
for (let number = 0; ; number++) {
  await store.appendDecision(table, number, 0, { do: 'pass', number });
  writeSync(1, `${number}\n`);
}
