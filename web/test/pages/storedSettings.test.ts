import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'signoria.settings';
const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules(); // the module caches the settings
  stored.clear();
  vi.stubGlobal('navigator', { languages: ['it-CH', 'en'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../src/settings.ts');

test('a setting stored under the name of an earlier version is kept under its present name', async () => {
  stored.set(KEY, JSON.stringify({ confirm: 'once', pace: 'slow' }));
  const { settings, changeSettings } = await load();
  expect(settings()).toMatchObject({ confirm: 'immediately', pace: 'slow' });
  changeSettings({ sound: 'on' });
  expect(JSON.parse(stored.get(KEY) ?? '')).toMatchObject({ confirm: 'immediately', pace: 'slow', sound: 'on' });
});

test.each(['{"confirm":"never","theme":"dark"}', '{"theme":"dark"}'])(
  'an invalid or missing value falls back to the default: %s',
  async (text) => {
    stored.set(KEY, text);
    expect((await load()).settings()).toMatchObject({ confirm: 'button', theme: 'dark', language: 'it' });
  },
);

test.each(['not JSON', 'null', '[]'])('invalid settings are replaced by the defaults: %s', async (text) => {
  stored.set(KEY, text);
  expect((await load()).settings()).toMatchObject({ confirm: 'button', theme: 'system' });
});
