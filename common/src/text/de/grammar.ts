import type { Prose } from '@signoria/engine';

const NOMINATIVE: Readonly<Record<string, string>> = { 'den ': 'der ' };
const GENITIVE: Readonly<Record<string, string>> = { 'den ': 'des ', 'das ': 'des ', 'die ': 'der ' };
const DATIVE: Readonly<Record<string, string>> = { 'den ': 'dem ', 'das ': 'dem ', 'die ': 'der ' };

/** Puts a noun with its article into the dative: "den Fabbro", "die Casa" become "dem Fabbro", "der Casa". */
export function dative(the: Prose): Prose {
  return declined(the, DATIVE);
}

/** Puts a noun with its article into the nominative: "der Fabbro", "die Casa". */
export function nominative(the: Prose): Prose {
  return declined(the, NOMINATIVE);
}

/** Puts a noun with its article into the genitive: "des Fabbro", "der Casa". */
export function genitive(the: Prose): Prose {
  return declined(the, GENITIVE);
}

function declined(the: Prose, forms: Readonly<Record<string, string>>): Prose {
  const [article, ...name] = the;
  return typeof article === 'string' ? [forms[article] ?? article, ...name] : the;
}
