import type { Chance } from '../chance.ts';
import { below } from '../chance.ts';
import type { OptionSpec } from '../rules.ts';
import { countsFor } from '../rules.ts';

/** How many combinations of options there are for so many players; an option that means nothing to them is left alone. */
export function combinations(specs: readonly OptionSpec[], seats: number): number {
  return counting(specs, seats).reduce((product, spec) => product * valuesOf(spec), 1);
}

/**
 * The options of one game of so many: where they are enough for all combinations each in turn, the usual one first,
 * otherwise one that is drawn.
 */
export function turnOptions(
  specs: readonly OptionSpec[],
  seats: number,
  game: number,
  games: number,
  draw: Chance,
): Readonly<Record<string, unknown>> {
  const isEnough = combinations(specs, seats) <= games;
  let left = game;
  const entries = counting(specs, seats).map((spec) => {
    const values = valuesOf(spec);
    const place = isEnough ? left % values : below(draw, values);
    left = Math.floor(left / values);
    return [spec.id, valueAt(spec, place)] as const;
  });
  return Object.fromEntries(entries);
}

function counting(specs: readonly OptionSpec[], seats: number): readonly OptionSpec[] {
  return specs.filter((spec) => countsFor(spec, seats));
}

function valuesOf(spec: OptionSpec): number {
  switch (spec.kind) {
    case 'flag':
      return 2;
    case 'number':
      return spec.max - spec.min + 1;
    case 'choice':
      return spec.choices.length;
  }
}

/** Counted from the usual value on and round again. */
function valueAt(spec: OptionSpec, place: number): unknown {
  switch (spec.kind) {
    case 'flag':
      return place === 0 ? spec.default : !spec.default;
    case 'number':
      return spec.min + ((spec.default - spec.min + place) % valuesOf(spec));
    case 'choice':
      return spec.choices[(spec.choices.indexOf(spec.default) + place) % spec.choices.length];
  }
}
