import { readFileSync } from 'node:fs';
import { archive } from '@signoria/testkit/vitest';
import { card } from '../src/index.ts';

archive(card, readFileSync(new URL('./archive.txt', import.meta.url), 'utf8'));
