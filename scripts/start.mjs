// `npm start` (serve) and `npm run play` (play): sets up a fresh clone, then runs the program.
// Arguments after `--` are passed on: npm start -- --port 4000, npm run play -- --seats 4
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './files.mjs';
import { log } from './messages.mjs';
import { build, checkNode, install } from './setup.mjs';

checkNode();
await install();
await build();
log(process.argv[2] === 'play' ? 'Starting a game. Ctrl+C leaves it.' : 'Starting the server. Ctrl+C stops it.');

const program = join(root, 'cli/dist/signoria.mjs');
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
process.on('SIGINT', () => {}); // the terminal sends SIGINT to the child too; the child decides when to exit
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
