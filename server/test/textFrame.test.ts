import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { textFrame } from '../src/socket/frames.ts';

/** The frame parser of ws, which is missing from its types. */
const { Receiver } = ws as unknown as { readonly Receiver: new (options: object) => Writable };

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
  'another WebSocket implementation reads a frame of %i characters',
  (length) => {
    for (const character of ['x', 'ß', '🏛']) {
      const text = character.repeat(length);
      const received: string[] = [];
      const receiver = new Receiver({
        binaryType: 'nodebuffer',
        isServer: false,
        maxPayload: 0,
        skipUTF8Validation: false,
      });
      receiver.on('message', (data: Buffer, isBinary: boolean) => received.push(`${isBinary}${data}`));
      receiver.write(textFrame(text));
      receiver.write(textFrame('next'));
      expect(received).toEqual([`false${text}`, 'falsenext']);
    }
  },
);
