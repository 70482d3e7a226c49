import type { InputError, Result } from './result.ts';
import { ok } from './result.ts';
import type { OptionSpec } from './rules.ts';
import type { SchemaCheck } from './schema.ts';
import { flag, oneOf, sparse, whole } from './schema.ts';

type ValueOf<Spec extends OptionSpec> = Spec extends { kind: 'flag' }
  ? boolean
  : Spec extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : number;

/** The options of a game, each with a value of its kind. */
export type OptionsOf<Specs extends readonly OptionSpec[]> = {
  readonly [Spec in Specs[number] as Spec['id']]: ValueOf<Spec>;
};

/**
 * Builds a reader that checks external options and fills in the defaults. `checkFurther` checks further conditions of the
 * game, such as whether its components suffice for the number of players.
 */
export function optionsReader<Specs extends readonly OptionSpec[], Override>(
  specs: Specs,
  readOverride: SchemaCheck<Override>,
  checkFurther: (options: Read<Specs, Override>, seats: number) => Result<Read<Specs, Override>, InputError> = ok,
): (input: unknown, seats: number) => Result<Read<Specs, Override>, InputError> {
  const checks = Object.fromEntries(specs.map((spec) => [spec.id, checkOf(spec)]));
  const defaults = Object.fromEntries(specs.map((spec) => [spec.id, spec.default]));
  const shape = sparse({ ...checks, figures: readOverride });
  return (input, seats) => {
    const read = shape(input ?? {}, '');
    return read.ok ? checkFurther({ ...defaults, ...read.value } as Read<Specs, Override>, seats) : read;
  };
}

type Read<Specs extends readonly OptionSpec[], Override> = OptionsOf<Specs> & { readonly figures?: Override };

function checkOf(spec: OptionSpec): SchemaCheck<unknown> {
  switch (spec.kind) {
    case 'flag':
      return flag;
    case 'number':
      return whole(spec.min, spec.max);
    case 'choice':
      return oneOf(spec.choices);
  }
}
