import { spawn, spawnSync } from 'node:child_process';
import { at } from '@signoria/engine';
import { expect } from 'vitest';
import { PROGRAM, withoutBuilding } from './program.ts';

/** Returns the environment and arguments to start a game with its own data folder, so that tests do not share saved games. */
export function commandFor(data: string, words: readonly string[]) {
  const env = { ...process.env, DATA_DIR: data, npm_lifecycle_event: 'play' };
  return { env, words: [PROGRAM, 'play', '--bots', 'random', ...words] };
}

export function playWith(input: string, data: string, ...more: readonly string[]) {
  const { env, words } = commandFor(data, more);
  const run = spawnSync(process.execPath, words, { input, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const line of run.stdout.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
  return { code: run.status, out: run.stdout, err: withoutBuilding(run.stderr) };
}

/** Runs the program and answers each prompt. An answer may be computed from the output so far. */
export function runWithAnswers(
  data: string,
  more: readonly string[],
  ...answers: readonly (string | ((printed: string) => string))[]
) {
  const { env, words } = commandFor(data, more);
  const child = spawn(process.execPath, words, { env });
  const printed: string[] = [''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed[printed.length - 1] += text;
    const last = at(printed, printed.length - 1);
    if (!last.endsWith('> ')) return;
    const answer = answers[printed.length - 1];
    printed.push('');
    if (answer === undefined) child.stdin.end();
    else child.stdin.write(`${typeof answer === 'string' ? answer : answer(printed.join(''))}\n`);
  });
  return new Promise<{ code: number | null; printed: readonly string[] }>((resolve) => {
    child.on('close', (code) => resolve({ code, printed }));
  });
}

/** Input that takes the first choice of every question. */
export const ones = '1\n'.repeat(300);

/** Returns the number of a choice by its label. */
export const numberOf = (choice: string) => (printed: string) =>
  [...printed.matchAll(new RegExp(`(\\d+)\\) ${choice}`, 'g'))].at(-1)?.[1] ?? `nothing like ${choice}`;
