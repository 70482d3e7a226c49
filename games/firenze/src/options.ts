import type { InputError, OptionsOf, Result } from '@signoria/engine';
import { ok, optionsReader, unmet } from '@signoria/engine';
import { OPTIONS } from './about.ts';
import type { Colour } from './bricks.ts';
import { COLOURS } from './bricks.ts';
import type { Kind, Numeral } from './components.ts';
import { CARD_IDS, CHURCH_SPACES, NUMERALS, ROW_LENGTH } from './components.ts';
import type { Figures, FiguresOverride } from './figures.ts';
import { balconiesOf, figuresWith, readOverride } from './figures.ts';

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
  const { bricks, start } = figures;
  const white = seats * start.first + start.eachNext * ((seats * (seats - 1)) / 2); // R1.9
  if (white > bricks.white) return tooFew('start', white, bricks.white, 'white bricks');
  return checkCards(options, figures, seats) ?? checkBalconies(options, figures) ?? ok(options);
}

/**
 * R3.7, R9.9  Checks that a card can always be turned over, whatever players hold, and that each church card has a
 * space.
 */
function checkCards({ campanile }: Options, figures: Figures, seats: number): Result<never, InputError> | null {
  const count = (kind: Kind | null) => {
    const some = CARD_IDS.filter((card) => kind === null || figures.cards[card].kind === kind);
    return some.reduce((sum, card) => sum + figures.cards[card].copies, 0);
  };
  if (count('church') > CHURCH_SPACES)
    return tooFew('cards', count('church'), CHURCH_SPACES, 'spaces for church cards');
  const cards = count(null) - (campanile ? 0 : figures.cards.campanile.copies);
  const away = ROW_LENGTH + seats * (figures.limits.cards + 1) + count('celebration') + count('church');
  return away < cards ? null : tooFew('cards', away + 1, cards, 'action cards');
}

/**
 * R1.4, R1.7  Checks that each numeral has a balcony that can be laid, for every possible dead colour and whichever
 * balconies are drawn before it.
 */
function checkBalconies(options: Options, figures: Figures): Result<never, InputError> | null {
  const placesOf = (numeral: Numeral, dead: Colour | null) =>
    new Set(
      balconiesOf(figures, numeral)
        .filter((balcony) => figures.balconies[balcony].colour !== dead)
        .map((balcony) => figures.derived.covered[balcony]),
    );
  for (const dead of deadColours(options)) {
    const before = new Set<number>();
    for (const [index, numeral] of NUMERALS.entries()) {
      const places = placesOf(numeral, dead);
      const isSure = places.size > index || [...places].some((place) => !before.has(place));
      if (!isSure) return tooFew('balconies', 1, 0, `balconies with ${numeral} to choose from`);
      for (const place of places) before.add(place);
    }
  }
  return null;
}

/** R1.7  Returns the colours that may be dead; null stands for none. */
function deadColours({ sealPlacement, deadColour }: Options): readonly (Colour | null)[] {
  if (sealPlacement !== 'deadColour') return [null];
  return deadColour === 'random' ? COLOURS : [deadColour];
}

function tooFew(path: string, needed: number, there: number, what: string): Result<never, InputError> {
  return unmet('outOfRange', 'scarce', { needed, there, what }, `figures.${path}`);
}
