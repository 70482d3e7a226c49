import type { Failure, InputError } from '@signoria/engine';
import type { Say } from '../words/index.ts';

/** What is wrong with options or figures from outside: where it stands, and what the rules say about it. */
export function inputWords({ code, path, message }: Failure<InputError>, say: Say): string {
  const where = path === '' ? say('input.whole') : path;
  return say(code === 'outOfRange' ? 'input.outOfRange' : 'input.malformed', { where, message });
}
