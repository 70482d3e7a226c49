import { afterAll } from 'vitest';
import { cleanUp } from './testServer.ts';

afterAll(cleanUp);
