/** Freezes the lists of a state, but not the agenda, which alone works on its stacks in place. */
export function freezeLists(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) Object.freeze(value);
  for (const [key, part] of Object.entries(value)) if (key !== 'agenda') freezeLists(part);
}

/** Freezes a value through and through, so that whoever changes it is stopped on the spot. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // Frozen parts are walked as well: a table that froze only its rows would hide what lies inside them.
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
