/** R1.2  Six colours of brick. A storehouse, the pouch and what lies on a card are so many of each. */
export const COLOURS = ['white', 'yellow', 'green', 'red', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type Bricks = Record<Colour, number>;
export type SomeBricks = Readonly<Partial<Bricks>>;

/** Written out key by key: every bundle has one shape, which is what makes them quick to read and copy. */
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

/** What is looked up by name takes several times as long as what is spelled out, and the rules ask this all the time. */
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

/** So many more, or fewer, of one colour, in a bundle that is not yet part of a state. */
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

/** Two bundles together. */
export function together(one: Readonly<Bricks>, other: Readonly<Bricks>): Bricks {
  return {
    white: one.white + other.white,
    yellow: one.yellow + other.yellow,
    green: one.green + other.green,
    red: one.red + other.red,
    blue: one.blue + other.blue,
    purple: one.purple + other.purple,
  };
}

/** The same bundle with so many more, or fewer, of one colour. */
export function withMore(held: Readonly<Bricks>, colour: Colour, count: number): Bricks {
  const more = cloneBricks(held);
  add(more, colour, count);
  return more;
}

/** Of a table with an entry for each colour, lists those of which there is any. */
export function listHeld<T>(held: Readonly<Bricks>, entries: Readonly<Record<Colour, T>>, list: T[]): void {
  if (held.white > 0) list.push(entries.white);
  if (held.yellow > 0) list.push(entries.yellow);
  if (held.green > 0) list.push(entries.green);
  if (held.red > 0) list.push(entries.red);
  if (held.blue > 0) list.push(entries.blue);
  if (held.purple > 0) list.push(entries.purple);
}

/** How many colours there are any of. */
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

/** An entry for each colour. */
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

/** Only the colours there are any of, for events and people. */
export function someOf(all: Readonly<Bricks>): SomeBricks {
  return Object.fromEntries(COLOURS.filter((colour) => all[colour] > 0).map((colour) => [colour, all[colour]]));
}

/** Bricks one by one as so many of each. */
export function gathered(colours: readonly Colour[]): SomeBricks {
  const all = bricks({});
  for (const colour of colours) add(all, colour, 1);
  return someOf(all);
}
