import { IT } from './it.ts';
import { RULES_IT } from './rules.it.ts';
import { textIn } from './textIn.ts';

export const text = textIn(IT, RULES_IT);
