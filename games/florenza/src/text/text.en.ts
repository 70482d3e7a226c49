import { EN } from './en.ts';
import { LABELS_EN } from './labels.en.ts';
import { RULES_EN } from './rules.en.ts';
import { textIn } from './textIn.ts';

export const text = textIn(EN, LABELS_EN, RULES_EN);
