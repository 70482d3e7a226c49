import type { Chance, OptionSpec } from '@signoria/engine';
import { appliesTo, below } from '@signoria/engine';

/**
 * Returns the number of combinations of options for this number of players. Options without effect for it are skipped.
 */
export function combinations(specs: readonly OptionSpec[], seats: number): number {
  return applicable(specs, seats).reduce((product, spec) => product * valueCount(spec), 1);
}

/**
 * Returns the options of one of `games` games. If there are enough games for all combinations, each comes in turn,
 * starting with the defaults; otherwise a combination is drawn.
 */
export function optionsOfGame(
  specs: readonly OptionSpec[],
  seats: number,
  game: number,
  games: number,
  draw: Chance,
): Readonly<Record<string, unknown>> {
  const isEnough = combinations(specs, seats) <= games;
  let left = game;
  const entries = applicable(specs, seats).map((spec) => {
    const count = valueCount(spec);
    const index = isEnough ? left % count : below(draw, count);
    left = Math.floor(left / count);
    return [spec.id, valueAt(spec, index)] as const;
  });
  return Object.fromEntries(entries);
}

function applicable(specs: readonly OptionSpec[], seats: number): readonly OptionSpec[] {
  return specs.filter((spec) => appliesTo(spec, seats));
}

function valueCount(spec: OptionSpec): number {
  switch (spec.kind) {
    case 'flag':
      return 2;
    case 'number':
      return spec.max - spec.min + 1;
    case 'choice':
      return spec.choices.length;
  }
}

/** Returns the value at an index, counted cyclically from the default. */
function valueAt(spec: OptionSpec, index: number): unknown {
  switch (spec.kind) {
    case 'flag':
      return index === 0 ? spec.default : !spec.default;
    case 'number':
      return spec.min + ((spec.default - spec.min + index) % valueCount(spec));
    case 'choice':
      return spec.choices[(spec.choices.indexOf(spec.default) + index) % spec.choices.length];
  }
}
