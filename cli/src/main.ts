import { BEGINNERS_GAME } from '@signoria/catalogue';
import { LANGUAGES } from '@signoria/engine';
import { Command, CommanderError } from 'commander';
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
import { readLanguage, UserError, wholeNumber } from './input.ts';
import { notice, whenNobodyReads } from './output.ts';

const USAGE = 2;

/** Options shared by several commands. */
const SEATS = ['--seats <number>', 'how many sit at the table', wholeNumber('--seats', 1)] as const;
const GAMES = ['--games <number>', 'how many games', wholeNumber('--games', 1)] as const;
const SEED = ['--seed <text>', 'any text: the same seed, the same game; fresh without it'] as const;
const OPTIONS = ['--options <json>', 'options of the game, as `signoria games` shows them'] as const;
const FIGURES = ['--figures <file>', 'a JSON file with other figures, as `signoria figures` shows them'] as const;
const JSON_OUTPUT = ['--json', 'one JSON object instead of a table for people', false] as const;
const LANGUAGE = ['--language <code>', LANGUAGES.join(', '), readLanguage, 'en' as const] as const;

function buildProgram(): Command {
  const program = new Command('signoria')
    .description('Florentine euro games: play, simulate, check and referee them.')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: (text) => notice(oneLine(text)) })
    .helpCommand(false);

  program
    .command('games')
    .description('the games, their seats and options')
    .option(...JSON_OUTPUT)
    .option(...LANGUAGE)
    .action(gamesCommand);
  withTable(program.command('play').description('a game in the terminal, against bots'), 3)
    .option('--bots <names>', 'one for all others, or one for each: a,b', 'greedy')
    .option(...SEED)
    .option('--language <code>', LANGUAGES.join(', '), 'en')
    .option('--save <file>', 'where the game is kept')
    .action(playCommand);
  withTable(program.command('simulate').description('many games between bots'), 2)
    .option('--bots <names>', 'one for all seats, or one for each: a,b', 'greedy')
    .option(...GAMES, 100)
    .option(...SEED)
    .option(...JSON_OUTPUT)
    .option('--records <directory>', 'writes the record of every game there')
    .action(simulateCommand);
  program
    .command('serve')
    .description('the games in the browser; PORT, HOST, DATA_DIR and DATABASE_URL say where')
    .option('--port <number>', 'where it listens; 0 takes any that is free', wholeNumber('--port', 0))
    .action(serveCommand);
  addUpkeep(program);
  addTools(program);
  return program;
}

/** Adds the maintenance commands. They work on the store of DATA_DIR or DATABASE_URL, like `serve`. */
function addUpkeep(program: Command): void {
  program
    .command('backup <file>')
    .description('the whole store in one file, while the server runs; read back before it counts')
    .action(backupCommand);
  program
    .command('restore <file>')
    .description('makes a backup the store, with the server stopped; verifies its checksum first')
    .option('--force', 'also where there are games already: they are put aside', false)
    .option('--accept-damage', 'also if the checksum or a decision log of the backup is wrong', false)
    .action(restoreCommand);
  program
    .command('check')
    .description('plays every stored game again and compares; reports and changes nothing')
    .option(...JSON_OUTPUT)
    .action(async (options) => {
      if (!(await checkCommand(options))) process.exitCode = 1;
    });
  program
    .command('move-store')
    .description('copies a whole store from SQLite to PostgreSQL or back, with the servers stopped')
    .requiredOption('--from <store>', 'the source: a folder (DATA_DIR) or a postgresql:// URL; it stays as it is')
    .requiredOption('--to <store>', 'the target, which must be empty; the same command again continues')
    .action(async (options) => {
      if (!(await moveStoreCommand(options))) process.exitCode = 1;
    });
}

function addTools(program: Command): void {
  program
    .command('replay <file>')
    .description('plays a record again and tells it')
    .option('--to <number>', 'stops after so many decisions', wholeNumber('--to', 0))
    .option('--state', 'prints the state of the position instead, secrets included', false)
    .option('--verify', 'checks it instead, and shows the seed with its SHA-256', false)
    .option('--hash <sha256>', 'the one the table showed at its start: the seed must fit it')
    .option(...JSON_OUTPUT)
    .option(...LANGUAGE)
    .action(replayCommand);
  withTable(program.command('fuzz').description('random and lively games with every check of the house'))
    .option(...GAMES, 1000)
    .option(...SEED)
    .action((options) => {
      if (!fuzzCommand(options)) process.exitCode = 1;
    });
  withTable(program.command('figures').description('the figures in force and where they come from, as JSON')).action(
    figuresCommand,
  );
  withTable(program.command('referee').description('a game for other programs, over JSON lines: docs/referee.md'), 2)
    .option('--bots <seats>', 'seats played by our own bots: 1:greedy,2:random', (text, all) => [...all, text], noBots)
    .option(...SEED)
    .option('--save <file>', 'where the record goes, also of a game broken off')
    .action(refereeCommand);
  program
    .command('bench')
    .description('how fast the rules are, or the server, beside others')
    .option('--server', 'measures the server instead of the rules; takes about two minutes', false)
    .option('--attacks', 'measures how long others wait while somebody attacks the server', false)
    .option('--only <id>', 'with --attacks: this attack alone')
    .option('--load', 'measures one server with many tables, and how many moves a second are stored', false)
    .option(
      '--tables <number>',
      'with --load: how many, with four sockets each; 2,000 unless told',
      wholeNumber('--tables', 1),
    )
    .option('--quick', 'with --server, --attacks or --load: few moves, to see that it works', false)
    .option(...JSON_OUTPUT)
    .option(...FIGURES)
    .action(benchCommand);
}

const noBots: readonly string[] = [];

/** Adds the options of a table: game, seats, options and figures. */
function withTable(command: Command, seats?: number): Command {
  return command
    .option('--game <id>', 'one of `signoria games`', BEGINNERS_GAME.id)
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
  whenNobodyReads(() => process.exit(0));
  try {
    await buildProgram().parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : USAGE;
    else if (error instanceof UserError) {
      notice(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}

await main(process.argv.slice(2));
