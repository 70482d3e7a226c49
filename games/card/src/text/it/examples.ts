import type { Examples } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

export const EXAMPLES: Examples<RuleNumber> = {};
