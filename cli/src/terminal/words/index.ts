import type { Language } from '@signoria/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { PromptWords } from './promptWords.ts';

export type { PromptWords } from './promptWords.ts';

export const WORDS: Readonly<Record<Language, PromptWords>> = { en, de, it };
