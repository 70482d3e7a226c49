import { readFileSync } from 'node:fs';
import { archive } from '@signoria/testkit/vitest';
import { dice } from '../src/index.ts';

archive(dice, readFileSync(new URL('./archive.txt', import.meta.url), 'utf8'));
