import { clientMessageSchema, earlierChatSchema, parseText } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { bothStores } from './bothStores.ts';
import { call, guest, setUp } from './caller.ts';
import { sitDown } from './player.ts';
import { openTestServer } from './testServer.ts';

/** Returns the text as the server stores it, or undefined if the message is refused. */
function storedText(text: string): string | undefined {
  const read = parseText(clientMessageSchema, JSON.stringify({ type: 'chat', id: 0, text }));
  if (read.ok) return read.value.type === 'chat' ? read.value.text : undefined;
  expect(read.error).toMatchObject({ code: 'malformed', path: 'text', message: 'expected a text' });
  return undefined;
}

describe('a line of chat', () => {
  test.each([
    ['a right-to-left override', 'win\u202enoitcif', 'winnoitcif'],
    ['isolates', '\u2066left\u2069 \u2067right\u2069', 'left right'],
    ['marks of direction', 'a\u200eb\u200fc\u061cd', 'abcd'],
    ['zero-width spaces and joiners between letters', 'a\u200bb\u200cc\u200dd\u2060e\ufefff', 'abcdef'],
    ['soft hyphens and fillers', 'so\u00adft \u3164filler', 'soft filler'],
    ['tags', 'Anna\u{e0041}\u{e0042}', 'Anna'],
    ['half a character', 'a\ud83db\ude00c', 'abc'],
    ['a null character', 'a\0b', 'ab'],
    ['spaces that were hidden at its ends', '\u200b hello \u200b', 'hello'],
  ])('is stripped of %s', (_what, text, stored) => expect(storedText(text)).toBe(stored));

  test.each([
    ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['an artist with a skin tone', '\u{1f469}\u{1f3fd}\u200d\u{1f3a8}'],
    ['red hair', '\u{1f468}\u200d\u{1f9b0}'],
    ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
    ['a rainbow flag', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['Hebrew', '\u05e9\u05dc\u05d5\u05dd, Anna'],
    ['accents', 'Zoe\u0301 \u00e8 l\u00ec'],
    ['a smiley', ':-)'],
  ])('keeps %s', (_what, text) => expect(storedText(text)).toBe(text));

  test.each([
    ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
    ['bidirectional controls', '\u202e\u2066\u2069'],
    ['fillers and blank patterns', '\u3164\u115f \u2800'],
    ['half characters', '\udc00\ud800'],
    ['variation selectors', '\ufe0f\ufe0f'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['spaces', ' \u00a0\u3000\n'],
    ['control characters', '\u0001\u0002'],
  ])('is refused if it consists of %s', (_what, text) => expect(storedText(text)).toBeUndefined());
});

describe.each(await bothStores())('chat over %s', (_store, newLocation) => {
  test('stores and sends the cleaned line, and refuses an empty one', async () => {
    const testServer = await openTestServer(await newLocation());
    const anna = await guest(testServer, 'Anna');
    const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
    const page = await sitDown(anna, testServer.running, id);
    page.say({ type: 'chat', text: '\u200b\u202e\ud800' });
    expect(await page.receives('error')).toMatchObject({ code: 'malformed', path: 'text', message: 'expected a text' });
    page.say({ type: 'chat', text: '\u202eciao\ud800\0 \u{1f469}\u200d\u{1f3a8}\u200b' });
    const text = 'ciao \u{1f469}\u200d\u{1f3a8}';
    expect((await page.receives('chat')).line).toMatchObject({ number: 0, text });
    const { lines } = await call(anna, 'GET', `/api/tables/${id}/chat?before=10`, earlierChatSchema);
    expect(lines).toMatchObject([{ number: 0, text }]);
  });
});
