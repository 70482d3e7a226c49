import type { GameRecord, OptionSpec } from '@signoria/engine';

/** Returns a link to set up the same deal. Own figures do not fit into a link, which then names only the game. */
export function linkToDeal({ game, seats, seed, options }: GameRecord<unknown>): string {
  const { figures, ...rest } = (options ?? {}) as Readonly<Record<string, unknown>>;
  if (figures !== undefined) return `/new/${game}`;
  const chosen = Object.entries(rest).map(([id, value]) => [id, String(value)]);
  return `/new/${game}?${new URLSearchParams([['players', String(seats)], ['seed', seed], ...chosen])}`;
}

/** Reads an option from a link to a deal; undefined if it is missing or invalid. A flag is off unless it is "true". */
export function optionFromLink(spec: OptionSpec, link: URLSearchParams): unknown {
  const asked = link.get(spec.id);
  if (asked === null) return undefined;
  switch (spec.kind) {
    case 'flag':
      return asked === 'true';
    case 'number':
      return Number.isNaN(Number(asked)) ? undefined : Number(asked);
    case 'choice':
      return spec.choices.find((choice) => choice === asked);
  }
}
