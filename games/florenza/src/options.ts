import type { InputError, OptionsOf, Result } from '@signoria/engine';
import { ok, optionsReader, unmet } from '@signoria/engine';
import { OPTIONS } from './about.ts';
import { CHARACTER_IDS } from './characters.ts';
import { FIRST_GAME, OPENING_IDS } from './components.ts';
import type { FiguresOverride } from './figures.ts';
import { charactersFor, figuresWith, readOverride } from './figures.ts';
import { RESOURCES } from './goods.ts';

export interface Options extends OptionsOf<typeof OPTIONS> {
  readonly figures?: FiguresOverride;
}

export const readOptions = optionsReader(OPTIONS, readOverride, checkComponents);

/**
 * Checks that the box with these options suffices for the number of players. The path of an error names the figures to
 * change.
 */
function checkComponents(options: Options, seats: number): Result<Options, InputError> {
  const figures = figuresWith(options.figures);
  const { workers, workshops, start, cubes } = figures;
  const drawn = charactersFor(figures, seats);
  if (drawn > CHARACTER_IDS.length)
    return tooFew(`characters.players${seats}`, drawn, CHARACTER_IDS.length, 'characters'); // R1.6
  if (workers.start > workers.all) return tooFew('workers.start', workers.start, workers.all, 'workers'); // R1.2
  const needed = options.firstGame ? FIRST_GAME.slice(0, seats).flat() : OPENING_IDS; // R1.8, R1.9
  const missing = needed.find((workshop) => workshops[workshop].copies === 0);
  if (missing !== undefined)
    return tooFew(`workshops.${missing}.copies`, 1, 0, `tiles of the ${workshops[missing].name}`);
  if (options.limitedCubes)
    for (const resource of RESOURCES)
      if (start[resource] * seats > cubes[resource])
        return tooFew(`start.${resource}`, start[resource] * seats, cubes[resource], `cubes of ${resource}`); // R1.4
  return ok(options);
}

function tooFew(path: string, needed: number, there: number, what: string): Result<never, InputError> {
  return unmet('outOfRange', 'scarce', { needed, there, what }, `figures.${path}`);
}
