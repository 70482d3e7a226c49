import { IT } from './it.ts';
import { LABELS_IT } from './labels.it.ts';
import { RULES_IT } from './rules.it.ts';
import { textIn } from './textIn.ts';

export const text = textIn(IT, LABELS_IT, RULES_IT);
