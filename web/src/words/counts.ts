export type Values = Readonly<Record<string, string | number>>;

/** Returns the placeholder that shows a number in a compiled message. */
export const numeralOf = (name: string) => `#${name}`;

/** Returns the placeholder for the absolute value of a number, which decides between singular and plural. */
export const absoluteOf = (name: string) => `|${name}|`;

/** Adds the values of both placeholders of each number. */
export function withCounts(values: Values, numeral: (value: number) => string): Values {
  const counts = Object.entries(values).flatMap(([name, value]): [string, string | number][] =>
    typeof value === 'number'
      ? [
          [numeralOf(name), numeral(value)],
          [absoluteOf(name), Math.abs(value)],
        ]
      : [],
  );
  return { ...values, ...Object.fromEntries(counts) };
}
