// The parts of docs/balance.md.

/** The heading of each part, in the order of the page. The names are also those of the files that write the parts. */
export const HEADINGS = {
  dice: '## Solo games of the Dice Game',
  firenze: '## Firenze',
  florenza: '## Florenza',
  journeymen: '## Games between journeymen',
};

/** Returns the parts of a page by name, without trailing empty lines. */
export function partsOf(page) {
  const [, ...parts] = page.split(/^(?=## )/m);
  return Object.fromEntries(
    Object.entries(HEADINGS).flatMap(([name, heading]) => {
      const part = parts.find((one) => one.startsWith(`${heading}\n`));
      return part === undefined ? [] : [[name, part.trimEnd()]];
    }),
  );
}
