import { EN } from './en.ts';
import { RULES_EN } from './rules.en.ts';
import { textIn } from './textIn.ts';

export const text = textIn(EN, RULES_EN);
