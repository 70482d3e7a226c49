/** Freezes a value through and through, so that whoever changes it is stopped on the spot. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  // Frozen parts are walked as well: a table that froze only its rows would hide what lies inside them.
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
