/** Freezes the lists of a state except those of the agenda, which modifies its stacks in place. */
export function freezeLists(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) Object.freeze(value);
  for (const [key, part] of Object.entries(value)) if (key !== 'agenda') freezeLists(part);
}

/** Freezes a value deeply, so that any modification throws at once. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // Frozen parts are traversed as well: a table that froze only its rows would leave their contents unfrozen.
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
