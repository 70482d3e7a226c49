import type { Prose } from '@signoria/engine';

const DATIVE: Readonly<Record<string, string>> = { 'den ': 'dem ', 'das ': 'dem ', 'die ': 'der ' };

/** Puts a noun with its article into the dative: "den Fabbro", "die Casa" become "dem Fabbro", "der Casa". */
export function dative(the: Prose): Prose {
  const [article, ...name] = the;
  return typeof article === 'string' ? [DATIVE[article] ?? article, ...name] : the;
}
