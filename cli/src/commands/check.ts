import type { CheckReport } from '@signoria/server/operations';
import { operate } from '../operate.ts';
import { printJson, printLine } from '../output.ts';
import { startProgress } from '../progress.ts';
import { thousands } from '../textColumns.ts';

export interface CheckOptions {
  readonly json: boolean;
}

/** Checks the store without changing it and prints all errors found. Returns true if there are none. */
export async function checkCommand({ json }: CheckOptions): Promise<boolean> {
  const report = await operate(({ checkStore, storeLocationFrom }) => {
    const progress = startProgress(0, 'tables');
    return checkStore(storeLocationFrom(process.env), progress.reach).finally(progress.stop);
  });
  if (json) printJson(report);
  else printReport(report);
  return report.damage.length === 0 && report.wrong.length === 0;
}

function printReport({ tables, decisions, notReplayed, damage, wrong }: CheckReport): void {
  for (const line of damage) printLine(`database file: ${line}`);
  for (const { table, game, status, findings } of wrong)
    for (const { kind, message } of findings) printLine(`${table} (${game}, ${status}): ${kind}: ${message}`);
  printLine(`${thousands(tables)} tables with ${thousands(decisions)} decisions were checked.`);
  if (notReplayed > 0)
    printLine(`${thousands(notReplayed)} of them use older rules, so their decisions were not replayed.`);
  const errors = [
    ...(damage.length > 0 ? ['The database file is damaged.'] : []),
    ...(wrong.length > 0 ? [`Errors in ${wrong.length} of ${tables} tables.`] : []),
  ];
  printLine(errors.length === 0 ? 'No errors found.' : [...errors, 'Nothing was changed.'].join(' '));
}
