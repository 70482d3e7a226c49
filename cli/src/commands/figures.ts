import type { TableInput } from '../input.ts';
import { readGame, readTable } from '../input.ts';
import { printJson } from '../output.ts';

/** Prints the figures in force, each row with its source. */
export function figuresCommand(input: Omit<TableInput, 'seats'> & { readonly seats?: number }): void {
  const { rules, options } = readTable({ ...input, seats: input.seats ?? readGame(input.game).rules.seats.min });
  printJson(rules.figures(options), 2);
}
