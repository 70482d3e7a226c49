import { DE } from './de.ts';
import { RULES_DE } from './rules.de.ts';
import { textIn } from './textIn.ts';

export const text = textIn(DE, RULES_DE);
