// `npm start`: everything a fresh clone needs, then a game in the terminal.
// What follows `--` goes to the program: npm start -- --game card --seats 3
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './files.mjs';
import { build, checkNode, install, say } from './setup.mjs';

checkNode();
await install();
await build();
say('Starting a game. Ctrl+C leaves it.');

const program = join(root, 'cli/dist/signoria.mjs');
const child = spawn(process.execPath, [program, 'play', ...process.argv.slice(2)], { stdio: 'inherit' });
process.on('SIGINT', () => {}); // the terminal sends it to the child as well, and the child decides
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
