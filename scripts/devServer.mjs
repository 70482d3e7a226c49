// The server of `npm run dev`, as a child process that can be restarted.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { log } from './messages.mjs';

/**
 * Returns a server that starts at the first `restart` and keeps its port. `address` is resolved when the server
 * listens for the first time, and rejected if its first start fails.
 */
export function devServer(program, dataDir) {
  let child;
  let port = '0';
  let listening;
  let failed;
  const address = new Promise((resolve, reject) => {
    listening = resolve;
    failed = reject;
  });

  function start() {
    child = spawn(process.execPath, ['--enable-source-maps', program], {
      env: { ...process.env, HOST: '', PORT: port, DATA_DIR: dataDir, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.on('exit', (code) => {
      if (!code) return;
      failed(new Error(`The server ended with code ${code}.`)); // without effect after the first start
      log('The server has ended. It starts again when its sources change.');
    });
    child.stdout.on('data', (text) => {
      const [found] = /http\S+/.exec(String(text)) ?? [];
      if (found === undefined) return process.stdout.write(text);
      if (port === '0') listening(found);
      else log('The server has restarted.');
      port = new URL(found).port;
    });
  }

  async function close() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  return {
    address,
    close,
    async restart() {
      await close();
      start();
    },
  };
}
