import { DE } from './de.ts';
import { LABELS_DE } from './labels.de.ts';
import { RULES_DE } from './rules.de.ts';
import { textIn } from './textIn.ts';

export const text = textIn(DE, LABELS_DE, RULES_DE);
