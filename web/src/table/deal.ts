import type { GameRecord, OptionSpec } from '@signoria/engine';

/** A link to the set-up of the same deal, to be tried by others; figures of one's own are too long for a link. */
export function linkToDeal({ game, seats, seed, options }: GameRecord<unknown>): string {
  const { figures, ...rest } = (options ?? {}) as Readonly<Record<string, unknown>>;
  if (figures !== undefined) return `/new/${game}`;
  const wishes = Object.entries(rest).map(([id, value]) => [id, String(value)]);
  return `/new/${game}?${new URLSearchParams([['players', String(seats)], ['seed', seed], ...wishes])}`;
}

/** What such a link wishes of an option; undefined when it is silent or asks for what there is not. */
export function wishedOption(spec: OptionSpec, link: URLSearchParams): unknown {
  const wish = link.get(spec.id);
  if (wish === null) return undefined;
  switch (spec.kind) {
    case 'flag':
      return wish === 'true';
    case 'number':
      return Number.isNaN(Number(wish)) ? undefined : Number(wish);
    case 'choice':
      return spec.choices.find((choice) => choice === wish);
  }
}
