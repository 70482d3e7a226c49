import { describe, expect, test } from 'vitest';
import { API_PREFIX, ROUTES, requestPath, SERVICE_ROUTES } from '../src/index.ts';

describe('requestPath', () => {
  test('returns the path of a route without parameters', () => {
    expect(requestPath('listGames', {})).toBe('/api/games');
    expect(requestPath('listTables', { query: {} })).toBe('/api/tables');
  });

  test('encodes parameters and query', () => {
    expect(requestPath('removePasskey', { params: { id: 'a/b?c' } })).toBe('/api/me/passkeys/a%2Fb%3Fc');
    expect(requestPath('fetchTablePage', { query: { list: 'mine', after: '0.17.a-b_c' } })).toBe(
      '/api/tables/page?list=mine&after=0.17.a-b_c',
    );
    expect(requestPath('fetchEarlierChat', { params: { id: 'x' }, query: { before: '7' } })).toBe(
      '/api/tables/x/chat?before=7',
    );
  });
});

describe('the route table', () => {
  const routes = Object.values(ROUTES);

  test('has each combination of method and path once', () => {
    const keys = [
      ...routes.map(({ method, path }) => `${method} ${path}`),
      ...Object.values(SERVICE_ROUTES).map(({ path }) => `GET ${path}`),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('has all routes under the prefix of the API', () => {
    expect(routes.filter(({ path }) => !path.startsWith(API_PREFIX))).toEqual([]);
  });

  test('has a response body unless the status is 204', () => {
    expect(routes.filter((route) => 'response' in route !== (route.status !== 204))).toEqual([]);
  });
});
