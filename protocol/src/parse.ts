import type { Result } from '@signoria/engine';
import { fail, ok } from '@signoria/engine';
import type { GenericSchema, InferOutput } from 'valibot';
import { getDotPath, safeParse } from 'valibot';

/** Validates external input. A failure names the first invalid value by its path. */
export function parse<S extends GenericSchema>(schema: S, input: unknown): Result<InferOutput<S>, 'malformed'> {
  const read = safeParse(schema, input, { abortEarly: true, abortPipeEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  return fail('malformed', issue.message.slice(0, 200), getDotPath(issue) ?? '');
}

/** Validates the JSON text of a socket message. */
export function parseText<S extends GenericSchema>(schema: S, text: string): Result<InferOutput<S>, 'malformed'> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return fail('malformed', 'expected a JSON object');
  }
  return parse(schema, input);
}
