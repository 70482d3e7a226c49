import type { Examples } from '@signoria/engine';
import type { RuleNumber } from './rules.ts';

/** Worked examples by the number of their rule. All languages have the same ones, with the same figures. */
export const EXAMPLES: Examples<RuleNumber> = {};
