import { readFileSync } from 'node:fs';
import { archive } from '@signoria/testkit/vitest';
import { firenze } from '../src/index.ts';

archive(firenze, readFileSync(new URL('./archive.txt', import.meta.url), 'utf8'));
