import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends a request exactly as given, with any target in any spelling, which HTTP libraries do not allow. */
export async function rawRequest(
  port: number,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const all = { host: 'localhost', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write([`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n'));
  let received = '';
  socket.on('data', (data) => {
    received += data.toString('latin1');
    if (received.startsWith('HTTP/1.1 101')) socket.destroy();
  });
  await once(socket, 'close');
  return answerIn(received);
}

/** Parses the first response in the received text. */
function answerIn(received: string): RawAnswer {
  const [head = '', text = ''] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*: /, '')]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), text };
}
