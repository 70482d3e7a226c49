import type { Backup } from '@signoria/server/operations';
import { operate } from '../operate.ts';
import { notice, printLine } from '../output.ts';
import { startProgress } from '../progress.ts';
import { thousands } from '../textColumns.ts';

/** Writes the whole store to one file while the server keeps running. */
export async function backupCommand(file: string): Promise<void> {
  const {
    file: path,
    bytes,
    rows,
    damage,
  } = await operate(({ backup, storeLocationFrom }) => {
    const location = storeLocationFrom(process.env);
    const progress = startProgress(0, location.databaseUrl ? 'rows' : 'pages');
    return backup(location, file, progress.reach).finally(progress.stop);
  });
  for (const line of damage) notice(`damage in the store: ${line}. Run \`signoria check\` for details`);
  printLine(`${path}: ${contents(rows)}, ${thousands(Math.ceil(bytes / 1024))} KB. Verified.`);
}

/** Returns the numbers of people, tables and decisions as text. */
export function contents(rows: Backup['rows']): string {
  const count = (one: string, many: string) => {
    const number = rows.get(many) ?? 0;
    return `${thousands(number)} ${number === 1 ? one : many}`;
  };
  return `${count('person', 'people')}, ${count('table', 'tables')}, ${count('decision', 'decisions')}`;
}
