import { USUAL_LEVEL } from '@signoria/bots';
import { ANALYSIS_SAMPLES } from '@signoria/bots/analysis';
import { BEGINNERS_GAME } from '@signoria/catalogue';
import { LANGUAGES } from '@signoria/engine';
import { Command, CommanderError } from 'commander';
import { analyseCommand } from './commands/analyse.ts';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { checkCommand } from './commands/check.ts';
import { figuresCommand } from './commands/figures.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { gamesCommand } from './commands/games.ts';
import { moveStoreCommand } from './commands/moveStore.ts';
import { playCommand } from './commands/play.ts';
import { refereeCommand } from './commands/referee.ts';
import { replayCommand } from './commands/replay.ts';
import { restoreCommand } from './commands/restore.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tournamentCommand } from './commands/tournament.ts';
import { readLanguage, UserError, wholeNumber } from './input.ts';
import { notice, onClosedPipe } from './output.ts';

/** The exit code for an invalid command line. */
const INVALID_USAGE = 2;

/** Options shared by several commands. */
const SEATS = ['--seats <number>', 'number of seats', wholeNumber('--seats', 1)] as const;
const GAMES = ['--games <number>', 'number of games', wholeNumber('--games', 1)] as const;
const SEED = ['--seed <text>', 'any text; the same seed gives the same game; random by default'] as const;
const OPTIONS = ['--options <json>', 'options of the game as JSON; `signoria games` lists them'] as const;
const FIGURES = [
  '--figures <file>',
  'JSON file that overrides figures, in the shape that `signoria figures` prints',
] as const;
const JSON_OUTPUT = ['--json', 'print one JSON object instead of text', false] as const;
const LANGUAGE = ['--language <code>', LANGUAGES.join(', '), readLanguage, 'en' as const] as const;

function buildProgram(): Command {
  const program = new Command('signoria')
    .description('Play, simulate and check Florentine board games, or run their server.')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: (text) => notice(oneLine(text)) })
    .helpCommand(false);

  program
    .command('games')
    .description('list the games, their seats and options')
    .option(...JSON_OUTPUT)
    .option(...LANGUAGE)
    .action(gamesCommand);
  withTable(program.command('play').description('play a game in the terminal, against bots'), 3)
    .option('--bots <names>', 'one bot for all other seats, or one for each: a,b', USUAL_LEVEL)
    .option(...SEED)
    .option('--language <code>', LANGUAGES.join(', '), 'en')
    .option('--save <file>', 'file of the saved game')
    .action(playCommand);
  withTable(program.command('simulate').description('play many games between bots and print statistics'), 2)
    .option('--bots <names>', 'one bot for all seats, or one for each: a,b', 'greedy')
    .option(...GAMES, 100)
    .option(...SEED)
    .option(...JSON_OUTPUT)
    .option('--records <directory>', 'write the record of every game to this directory')
    .action(simulateCommand);
  addTournament(program);
  program
    .command('serve')
    .description('run the server; reads PORT, HOST, DATA_DIR, DATABASE_URL and others (docs/operations.md)')
    .option('--port <number>', 'port to listen on; 0 selects any free port', wholeNumber('--port', 0))
    .action(serveCommand);
  addStoreCommands(program);
  addTools(program);
  return program;
}

function addTournament(program: Command): void {
  withTable(program.command('tournament').description('let bots and programs compete, and print who is stronger'))
    .requiredOption('--bots <names>', '2 to 5 entrants: greedy,random or exec:COMMAND for a program (docs/referee.md)')
    .option(...GAMES, 100)
    .option(...SEED)
    .option('--baseline', 'adjust the leads for the luck of the deals, by further games of greedy', false)
    .option('--chart <file>', 'write a chart of the wins as SVG')
    .option('--time-limit <seconds>', 'time of a program for each answer', wholeNumber('--time-limit', 1), 10)
    .option('--workers <number>', 'threads; all processors but one by default', wholeNumber('--workers', 1))
    .option(...JSON_OUTPUT)
    .action(tournamentCommand);
}

/** Adds the maintenance commands. They work on the store of DATA_DIR or DATABASE_URL, like `serve`. */
function addStoreCommands(program: Command): void {
  program
    .command('backup <file>')
    .description('save the whole store to one verified file; the server may run')
    .action(backupCommand);
  program
    .command('restore <file>')
    .description('replace the store with a backup, after verifying its checksum; the server must be stopped')
    .option('--force', 'restore even if the store is not empty; it is kept as a copy', false)
    .option('--accept-damage', 'restore even if the checksum or a decision log of the backup is wrong', false)
    .action(restoreCommand);
  program
    .command('check')
    .description('replay every stored game and compare it with the store; changes nothing')
    .option(...JSON_OUTPUT)
    .action(async (options) => {
      if (!(await checkCommand(options))) process.exitCode = 1;
    });
  program
    .command('move-store')
    .description('copy a whole store from SQLite to PostgreSQL or back; the servers must be stopped')
    .requiredOption('--from <store>', 'the source: a folder (DATA_DIR) or a postgresql:// URL; it is not changed')
    .requiredOption(
      '--to <store>',
      'the target, which must be empty; after an interruption, repeat the command to resume',
    )
    .action(async (options) => {
      if (!(await moveStoreCommand(options))) process.exitCode = 1;
    });
}

function addTools(program: Command): void {
  program
    .command('replay <file>')
    .description('replay a record and print its log')
    .option('--to <number>', 'stop after this number of decisions', wholeNumber('--to', 0))
    .option('--state', 'print the state of the position, including secrets', false)
    .option('--verify', 'verify the record, and print the seed with its SHA-256', false)
    .option('--hash <sha256>', 'the SHA-256 of the seed that the table showed before its start; must match')
    .option(...JSON_OUTPUT)
    .option(...LANGUAGE)
    .action(replayCommand);
  program
    .command('analyse <file>')
    .description('analyse the finished game of a record: chances, luck, and what each decision lost')
    .option('--samples <number>', 'samples of each decision', wholeNumber('--samples', 8), ANALYSIS_SAMPLES)
    .option(...JSON_OUTPUT)
    .option(...LANGUAGE)
    .action(analyseCommand);
  withTable(program.command('fuzz').description('play random games under the conformance checks'))
    .option(...GAMES, 1000)
    .option(...SEED)
    .action((options) => {
      if (!fuzzCommand(options)) process.exitCode = 1;
    });
  withTable(program.command('figures').description('print the figures in force with their sources, as JSON')).action(
    figuresCommand,
  );
  withTable(
    program.command('referee').description('run a game for other programs, over JSON lines: docs/referee.md'),
    2,
  )
    .option('--bots <seats>', 'seats played by bots: 1:greedy,2:random', (text, all) => [...all, text], noBots)
    .option(...SEED)
    .option('--save <file>', 'file of the record; also written if the game is aborted')
    .action(refereeCommand);
  addBench(program);
}

function addBench(program: Command): void {
  program
    .command('bench')
    .description('benchmark the rules or, with an option below, the bots, the server or the pages')
    .option('--bots', 'measure evaluations, networks and samples per second', false)
    .option('--server', 'measure the cost of a stored move; takes about two minutes', false)
    .option('--attacks', 'measure the delays of other players during attacks on the server', false)
    .option('--only <id>', 'with --attacks: measure only this attack')
    .option('--load', 'measure one server with many tables, and the stored moves per second', false)
    .option(
      '--tables <number>',
      'with --load: number of tables with four sockets each; 2,000 by default',
      wholeNumber('--tables', 1),
    )
    .option('--page', 'rate the pages on a simulated phone with Lighthouse, which npm fetches', false)
    .option('--quick', 'with --bots, --server, --attacks, --load or --page: a small part, for a quick test', false)
    .option(...JSON_OUTPUT)
    .option(...FIGURES)
    .action(benchCommand);
}

const noBots: readonly string[] = [];

/** Adds the options of a table: game, seats, options and figures. */
function withTable(command: Command, seats?: number): Command {
  return command
    .option('--game <id>', 'id of a game in `signoria games`', BEGINNERS_GAME.id)
    .option(...SEATS, seats)
    .option(...OPTIONS)
    .option(...FIGURES);
}

function oneLine(text: string): string {
  return text
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim();
}

async function main(words: readonly string[]): Promise<void> {
  onClosedPipe(() => process.exit(0));
  try {
    await buildProgram().parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : INVALID_USAGE;
    else if (error instanceof UserError) {
      notice(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}

await main(process.argv.slice(2));
