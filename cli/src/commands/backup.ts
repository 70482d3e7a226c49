import type { Backup } from '@signoria/server/operations';
import { operate } from '../operate.ts';
import { printLine } from '../output.ts';
import { startProgress } from '../progress.ts';
import { thousands } from '../textColumns.ts';

/** The whole store into one file, while the server runs on. */
export async function backupCommand(file: string): Promise<void> {
  const {
    file: path,
    bytes,
    rows,
  } = await operate(({ backup, placeFrom }) => {
    const progress = startProgress(0, 'pages');
    return backup(placeFrom(process.env), file, progress.reach).finally(progress.stop);
  });
  printLine(`${path}: ${contents(rows)}, ${thousands(Math.ceil(bytes / 1024))} KB. Read back and found whole.`);
}

/** What people would count. */
export function contents(rows: Backup['rows']): string {
  const count = (name: string) => thousands(rows.get(name) ?? 0);
  return `${count('people')} people, ${count('tables')} tables, ${count('decisions')} decisions`;
}
