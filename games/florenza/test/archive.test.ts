import { readFileSync } from 'node:fs';
import { archive } from '@signoria/testkit/vitest';
import { florenza } from '../src/index.ts';

archive(florenza, readFileSync(new URL('./archive.txt', import.meta.url), 'utf8'));
