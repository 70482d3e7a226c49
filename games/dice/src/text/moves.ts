import type { Prose } from '@signoria/engine';
import { at, capitalised, prose, questionFor } from '@signoria/engine';
import type { Artwork, Building } from '../components.ts';
import { PLACES, TRACK_IDS } from '../components.ts';
import { artistFor, artistPoints, discountedPrice, lowestPrice, mayDiscount, priceOf } from '../decisions/hire.ts';
import { traderFor } from '../decisions/mark.ts';
import { rangeOf, shownBy } from '../dice.ts';
import type { Figures } from '../figures.ts';
import { isArtwork } from '../figures.ts';
import type { Resource } from '../goods.ts';
import { COIN, someOf, subtract } from '../goods.ts';
import { marksAt } from '../icons.ts';
import { ANY_VALUE, nextSpace, owns } from '../players.ts';
import type { Move, MoveOf, Player, State, Step } from '../state.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';
import { withDetails } from './names.ts';

/** Describes a move with its cost and gain for the player. */
export function moveText(words: Words, names: Names): (move: Move, state: State, seat: number) => Prose {
  const said = words.moves;
  return (move, state, seat) => {
    const { figures, table } = state;
    const player = at(table.players, seat);
    const step = questionFor(table.agenda, seat);
    switch (move.do) {
      case 'use':
        return use(words, names, state, player, move);
      case 'hire':
        return hire(words, names, figures, player, move, step);
      case 'mark':
        return withDetails(
          said.mark(names.amount(move.resource, 1), names.place(move.place)),
          trade(words, names, move, step),
        );
      case 'change':
        return withDetails(
          said.change(names.amount('fiorini', figures.fiorini.cambiavalute), obtained(words, names, step)),
          [names.building('cambiavalute').name],
        );
      case 'lose':
        return said.lose(obtained(words, names, step));
      case 'advance':
        return said.advance(names.steps(figures.brings.chiesa, move.track));
      case 'collect':
        return said.collect(names.artwork(move.artwork), incomeOf(names, figures, move.artwork));
      case 'spare':
        return said.spare(names.amount(move.resource, 1), names.place(move.place));
      case 'coin':
        return said.coin(names.amount('fiorini', COIN), names.place(move.place));
      case 'build':
        return build(words, names, figures, player, move.building);
      case 'done':
        return [said.done];
    }
  };
}

/** "Green 6: 2 spice". */
function use(words: Words, names: Names, state: State, player: Player, move: MoveOf<'use'>): Prose {
  const { brings, thanksTo } = detailsOfUse(words, names)(move, state, player);
  const shown = capitalised(names.shown(move.die, shownBy(state.table, move.die)).name);
  return withDetails(prose`${shown}: ${brings}`, thanksTo);
}

/** Returns the gain from a use of a die, and the buildings that make the use possible or change it. */
export function detailsOfUse(words: Words, names: Names) {
  return (move: MoveOf<'use'>, state: State, player: Player) => ({
    brings: gainOf(words, names, state.figures, player, move),
    thanksTo: buildingsFor(words, names, state, player, move),
  });
}

function buildingsFor(words: Words, names: Names, state: State, player: Player, move: MoveOf<'use'>): Prose[] {
  const value = shownBy(state.table, move.die);
  const details: Prose[] = [];
  if (!('range' in move)) {
    if (move.use !== 'fiorini') details.push(names.building(move.use).name);
  } else if (move.range !== rangeOf(value))
    details.push(words.moves.usedAs(move.range, names.building(ANY_VALUE[move.die]))); // R11.3
  if (move.use === 'recruit' && state.figures.dice[move.die].artist !== null) {
    if (owns(player, 'palagio')) details.push(names.building('palagio').name); // R11.13
    if (mayDiscount(state.figures, player, move.range)) details.push(names.building('bottega-d-arte').name); // R11.10
  }
  return details;
}

function gainOf(words: Words, names: Names, figures: Figures, player: Player, move: MoveOf<'use'>): Prose {
  const { resource, track, artist } = figures.dice[move.die];
  switch (move.use) {
    case 'resources':
      return names.amount(resource, figures.board[move.range].resources);
    case 'recruit': {
      if (track !== null) return names.steps(figures.board[move.range].steps, track);
      const who = owns(player, 'palagio') ? 'any' : (artist ?? 'any');
      return words.moves.recruit(names.hired(who), names.price(lowestPrice(figures, player, move.range)));
    }
    case 'fiorini':
      return names.amount('fiorini', figures.fiorini.die);
    case 'taverna':
      return names.amount('fiorini', figures.fiorini.taverna);
    case 'casa':
      return words.moves.recruit(names.hired('anonymous'), null);
    case 'mercatante':
      return names.amount(move.resource, figures.brings.mercatante);
    case 'convento':
      return names.steps(figures.brings.convento, move.track);
  }
}

/** "Hire a sculptor for the Giardino, 200 fiorini (9 prestige; a masterpiece for 1 star)". */
function hire(
  words: Words,
  names: Names,
  figures: Figures,
  player: Player,
  { artwork, star, discount }: MoveOf<'hire'>,
  step: Step | undefined,
): Prose {
  const { die = null, range = null } = step?.ask === 'hire' ? step : {};
  const isAnonymous = range === null;
  const named = die === null ? null : figures.dice[die].artist;
  // R11.13  Without the Palagio the die determines the artist, even for a move that is not legal.
  const artist =
    isAnonymous || named === null ? 'anonymous' : owns(player, 'palagio') ? artistFor(figures, artwork, named) : named;
  const price = isAnonymous ? null : names.price((discount ? discountedPrice : priceOf)(figures, range));
  const points = figures.artworks[artwork].points + artistPoints(figures, player, isAnonymous, star);
  const details: Prose[] = [[words.points(points)]];
  if (star) details.push(words.moves.masterpiece(names.stars(1)));
  if (discount) details.push(names.building('bottega-d-arte').name);
  return withDetails(words.moves.hire(names.hired(artist), names.artwork(artwork), price), details);
}

/** R11.4  Names the resource traded for another, and the building that makes it possible. */
function trade(words: Words, names: Names, { resource }: MoveOf<'mark'>, step: Step | undefined): Prose[] {
  if (step?.ask !== 'mark' || step.resource === null || step.resource === resource) return [];
  const trader = traderFor(step.from);
  return trader === null ? [] : [words.moves.insteadOf(names.amount(step.resource, 1), names.building(trader))];
}

/** Names the resource that is about to be marked. */
function obtained(words: Words, names: Names, step: Step | undefined): Prose {
  return resourceOf(words, names, step?.ask === 'mark' ? step.resource : null);
}

/** Names one resource of a kind; for null, of any kind. */
export function resourceOf(words: Words, names: Names, resource: Resource | null): Prose {
  return resource === null ? [words.resources(1)] : names.amount(resource, 1);
}

/** R4.2 */
export function incomeOf(names: Names, figures: Figures, artwork: Artwork): Prose {
  const { income } = figures.artworks[artwork];
  const steps = TRACK_IDS.filter((track) => income[track] > 0).map((track) => names.steps(income[track], track));
  return names.all([...(income.fiorini > 0 ? [names.amount('fiorini', income.fiorini)] : []), ...steps]);
}

/** "Build the Taverna on space 3 (1 prestige; you lose 1 textile)". */
function build(words: Words, names: Names, figures: Figures, player: Player, building: Building): Prose {
  const space = at(PLACES, Math.min(nextSpace(player), PLACES.length - 1)); // past the last space the move is not legal
  if (isArtwork(space)) throw new Error(`nothing is built on ${space}`);
  const { number, points, spares } = figures.spaces[space];
  const row = figures.buildings[building];
  const gained = spares + (building === 'mercato' ? figures.brings.mercato : 0); // R8.7, R11.11
  const lost = someOf(subtract(marksAt(player, space), row.cost)); // R8.6
  const details: Prose[] = [[words.points(row.points + points)]];
  if (gained > 0) details.push(names.spares(gained));
  if (Object.keys(lost).length > 0) details.push(words.moves.loses(names.bundle(lost)));
  return withDetails(words.moves.build(names.building(building), names.space(number)), details);
}
