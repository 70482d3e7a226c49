export type Values = Readonly<Record<string, string | number>>;

/** The name of a number's numeral in compiled messages. */
export const numeralOf = (name: string) => `#${name}`;

/** The name of a number's absolute value in compiled messages, which decides between singular and plural. */
export const absoluteOf = (name: string) => `|${name}|`;

/** Adds the numeral and the absolute value of each number. */
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
