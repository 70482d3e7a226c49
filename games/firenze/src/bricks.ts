/** R1.2  The six colours of brick. */
export const COLOURS = ['white', 'yellow', 'green', 'red', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
/** A bundle of bricks: a count of each colour, as in a storehouse, in the pouch or on a card of the row. */
export type Bricks = Record<Colour, number>;
export type SomeBricks = Readonly<Partial<Bricks>>;

/**
 * Returns a bundle with 0 for each colour that is not given. The keys are written out so that all bundles have the same
 * shape, which is fast to read and copy.
 */
export function bricks(some: SomeBricks): Bricks {
  const { white = 0, yellow = 0, green = 0, red = 0, blue = 0, purple = 0 } = some;
  return { white, yellow, green, red, blue, purple };
}

export function cloneBricks({ white, yellow, green, red, blue, purple }: Readonly<Bricks>): Bricks {
  return { white, yellow, green, red, blue, purple };
}

export function countBricks({ white, yellow, green, red, blue, purple }: Readonly<Bricks>): number {
  return white + yellow + green + red + blue + purple;
}

/** Returns the count of one colour. The switch is several times faster than a lookup by key, and this is a hot path. */
export function amountOf(held: Readonly<Bricks>, colour: Colour): number {
  switch (colour) {
    case 'white':
      return held.white;
    case 'yellow':
      return held.yellow;
    case 'green':
      return held.green;
    case 'red':
      return held.red;
    case 'blue':
      return held.blue;
    case 'purple':
      return held.purple;
  }
}

/**
 * Adds bricks of one colour in place (a negative count removes them). Only for bundles that are not yet part of a
 * state.
 */
export function add(held: Bricks, colour: Colour, count: number): void {
  switch (colour) {
    case 'white':
      held.white += count;
      break;
    case 'yellow':
      held.yellow += count;
      break;
    case 'green':
      held.green += count;
      break;
    case 'red':
      held.red += count;
      break;
    case 'blue':
      held.blue += count;
      break;
    case 'purple':
      held.purple += count;
  }
}

/** Returns the sum of two bundles. */
export function sumOfBricks(one: Readonly<Bricks>, other: Readonly<Bricks>): Bricks {
  return {
    white: one.white + other.white,
    yellow: one.yellow + other.yellow,
    green: one.green + other.green,
    red: one.red + other.red,
    blue: one.blue + other.blue,
    purple: one.purple + other.purple,
  };
}

/** Returns a copy of the bundle with bricks of one colour added; a negative count removes them. */
export function withMore(held: Readonly<Bricks>, colour: Colour, count: number): Bricks {
  const more = cloneBricks(held);
  add(more, colour, count);
  return more;
}

/** Appends the entries of the colours with a count above 0 to the list. */
export function listHeld<T>(held: Readonly<Bricks>, entries: Readonly<Record<Colour, T>>, list: T[]): void {
  if (held.white > 0) list.push(entries.white);
  if (held.yellow > 0) list.push(entries.yellow);
  if (held.green > 0) list.push(entries.green);
  if (held.red > 0) list.push(entries.red);
  if (held.blue > 0) list.push(entries.blue);
  if (held.purple > 0) list.push(entries.purple);
}

/** Counts the colours with a count above 0. */
export function countColours({ white, yellow, green, red, blue, purple }: Readonly<Bricks>): number {
  return (
    (white > 0 ? 1 : 0) +
    (yellow > 0 ? 1 : 0) +
    (green > 0 ? 1 : 0) +
    (red > 0 ? 1 : 0) +
    (blue > 0 ? 1 : 0) +
    (purple > 0 ? 1 : 0)
  );
}

/** Builds an entry for each colour. */
export function perColour<T>(make: (colour: Colour) => T): Readonly<Record<Colour, T>> {
  return {
    white: make('white'),
    yellow: make('yellow'),
    green: make('green'),
    red: make('red'),
    blue: make('blue'),
    purple: make('purple'),
  };
}

/** Returns only the colours with a count above 0, for events and texts. */
export function someOf(all: Readonly<Bricks>): SomeBricks {
  return Object.fromEntries(COLOURS.filter((colour) => all[colour] > 0).map((colour) => [colour, all[colour]]));
}

/** Counts a list of single bricks by colour. */
export function countByColour(colours: readonly Colour[]): SomeBricks {
  const all = bricks({});
  for (const colour of colours) add(all, colour, 1);
  return someOf(all);
}
