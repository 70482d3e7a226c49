import type { Failure, InputError } from '@signoria/engine';
import type { Say } from '../words/index.ts';

/** Describes an error in options or figures: its path and the expected value. */
export function inputWords({ code, path, message, expected }: Failure<InputError>, say: Say): string {
  const where = path === '' ? say('input.whole') : path;
  const reason = expected === undefined ? message : say(`expected.${expected.what}`, expected.values);
  return say(code === 'outOfRange' ? 'input.outOfRange' : 'input.malformed', { where, message: reason });
}
