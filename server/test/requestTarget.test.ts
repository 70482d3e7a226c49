import { expect, test } from 'vitest';
import { isOfApi } from '../src/http/requestTarget.ts';

test.each(['/api', '/api/', '/api?x=1', '/api/games', '/%61pi/games', '//api/games', '/API/games'])(
  '%s is part of the API',
  (url) => expect(isOfApi(url)).toBe(true),
);

test.each(['/', '/apix', '/api-docs', '/apis/games', '/play/api/games'])('%s is not part of the API', (url) =>
  expect(isOfApi(url)).toBe(false),
);
