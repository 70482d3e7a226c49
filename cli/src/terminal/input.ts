import { createInterface } from 'node:readline/promises';

/** Input at the prompt: a line of text, or leaving (end of input, Ctrl+C, SIGTERM). */
export type InputLine = { readonly left: false; readonly text: string } | { readonly left: true };

export interface Input {
  ask(prompt: string): Promise<InputLine>;
  /** True after Ctrl+C, SIGTERM or the closing of the terminal, also while no question is open. */
  readonly interrupted: boolean;
  close(): void;
}

export function openInput(): Input {
  return process.stdin.isTTY ? fromTerminal() : fromPipe();
}

function fromTerminal(): Input {
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: true });
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  lines.on('SIGINT', leave).on('close', leave);
  process.on('SIGINT', leave).on('SIGTERM', leave);
  return {
    async ask(prompt) {
      try {
        return { left: false, text: await lines.question(prompt, { signal: leaving.signal }) };
      } catch {
        return { left: true };
      }
    },
    get interrupted() {
      return leaving.signal.aborted;
    },
    close() {
      process.off('SIGINT', leave).off('SIGTERM', leave);
      lines.close();
    },
  };
}

/** Reads from the pipe only when a line is needed, so that endless input does not fill the memory. */
function fromPipe(): Input {
  const chunks = process.stdin.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let buffered = '';
  let ended = false;
  let interrupted = false;
  let stop: (() => void) | undefined;
  const onSignal = () => {
    interrupted = true;
    stop?.();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  const signalled = new Promise<'signal'>((resolve) => {
    stop = () => resolve('signal');
  });

  async function nextLine(): Promise<InputLine> {
    for (;;) {
      if (interrupted) return { left: true };
      const end = buffered.indexOf('\n');
      if (end >= 0 || (ended && buffered !== '')) {
        const text = end >= 0 ? buffered.slice(0, end) : buffered;
        buffered = end >= 0 ? buffered.slice(end + 1) : '';
        return { left: false, text };
      }
      if (ended) return { left: true };
      const next = await Promise.race([chunks.next(), signalled]);
      if (next === 'signal') continue;
      if (next.done === true) ended = true;
      else buffered += next.value;
    }
  }

  return {
    async ask(prompt) {
      process.stdout.write(prompt);
      const line = await nextLine();
      process.stdout.write(line.left ? '\n' : `${line.text.trim().slice(0, 40)}\n`); // echoes piped input
      return line;
    },
    get interrupted() {
      return interrupted;
    },
    close() {
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
      process.stdin.destroy();
    },
  };
}
