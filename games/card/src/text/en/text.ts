import { textIn } from '../textIn.ts';
import { LABELS } from './labels.ts';
import { RULES } from './rules.ts';
import { WORDS } from './words.ts';

export const text = textIn(WORDS, LABELS, RULES);
