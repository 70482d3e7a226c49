import type { InputError, OptionsOf, Result } from '@signoria/engine';
import { ok, optionsReader, unmet } from '@signoria/engine';
import { OPTIONS } from './about.ts';
import { florenzaDecks } from './box.ts';
import { ROUNDS } from './components.ts';
import type { FiguresOverride } from './figures.ts';
import { artistsPerRound, figuresWith, readOverride } from './figures.ts';
import { GOODS } from './goods.ts';

export interface Options extends OptionsOf<typeof OPTIONS> {
  readonly figures?: FiguresOverride;
}

export const readOptions = optionsReader(OPTIONS, readOverride, checkComponents);

/** Checks that there are enough components for so many players. The error path names the value that is too high. */
function checkComponents(options: Options, seats: number): Result<Options, InputError> {
  const figures = figuresWith(options.figures);
  const { supply, start, hand, monumentRow, monuments, box } = figures;
  for (const good of GOODS) {
    if (start[good] * seats > supply[good])
      return tooFew(`start.${good}`, start[good] * seats, supply[good], `${good} in the supply`);
  }
  const [deckOne = []] = florenzaDecks(figures, seats, options.guilds);
  if (hand.opening * seats > deckOne.length)
    return tooFew(
      'hand.opening',
      hand.opening * seats,
      deckOne.length,
      `Florenza cards in deck I for ${seats} players`,
    );
  const shown = monumentRow.opening + monumentRow.perRound * (ROUNDS - 1);
  const monumentCount = Object.keys(monuments).length;
  if (shown > monumentCount) return tooFew('monumentRow', shown, monumentCount, 'monuments');
  const drawn = artistsPerRound(figures, seats) * ROUNDS;
  if (drawn > box.artists.length)
    return tooFew(`artistsPerRound.players${seats}`, drawn, box.artists.length, 'artist cards');
  return ok(options);
}

function tooFew(path: string, needed: number, there: number, what: string): Result<never, InputError> {
  return unmet('outOfRange', 'scarce', { needed, there, what }, `figures.${path}`);
}
