import { textIn } from '../textIn.ts';
import { EXAMPLES } from './examples.ts';
import { LABELS } from './labels.ts';
import { OVERVIEW } from './overview.ts';
import { RULES } from './rules.ts';
import { WORDS } from './words.ts';

export const text = textIn(WORDS, LABELS, { overview: OVERVIEW, rules: RULES, examples: EXAMPLES });
