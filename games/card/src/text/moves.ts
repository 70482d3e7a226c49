import type { Prose } from '@signoria/engine';
import { at, prose, questionFor } from '@signoria/engine';
import type { Artist, Location } from '../components.ts';
import { anonymousPrice, artistPrice, isMonument, workCost } from '../decisions/hire.ts';
import { valuesLeft } from '../facts/table.ts';
import type { Figures } from '../figures.ts';
import { someOf } from '../goods.ts';
import type { Move, Player, State, Work } from '../state.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

/** Describes a move with its cost and gain for the player. */
export function moveText(words: Words, names: Names): (move: Move, state: State, seat: number) => Prose {
  const said = words.moves;
  const fiorini = (count: number) => names.amount('fiorini', count);
  const values = (state: State, artist: Artist) => names.any(distinctSorted(valuesLeft(state, artist)).map(String));

  return (move, state, seat) => {
    const { figures, table } = state;
    const player = at(table.players, seat);
    switch (move.do) {
      case 'play':
        return said.play(names.card(move.card), workDetails(words, names, figures, player, move.card));
      case 'complete':
        return said.complete(names.monument(move.monument), workDetails(words, names, figures, player, move.monument));
      case 'reserveMonument':
        return said.reserveMonument(names.monument(move.monument), figures.monuments[move.monument].points);
      case 'reserveArtist': {
        const price = names.price(artistPrice(figures, player, move.artist));
        return said.reserveArtist(names.artist(move.artist), price, values(state, move.artist));
      }
      case 'activate':
        return activation(words, names, figures, move.location);
      case 'sendWorkers':
        return said.sendWorkers(names.bundle({ fiorini: Math.min(figures.prices.workers, table.supply.fiorini) }));
      case 'sell':
        return said.sell(names.amount(move.resource, 1), fiorini(figures.prices.marketSale));
      case 'buy':
        return said.buy(names.amount(move.resource, 1), fiorini(figures.prices.marketPurchase));
      case 'exchange':
        return said.exchange();
      case 'seekInspiration':
        return said.seekInspiration();
      case 'hire': {
        const price = names.price(artistPrice(figures, player, move.artist));
        return said.hire(names.artist(move.artist), price, values(state, move.artist), move.from);
      }
      case 'hireAnonymous':
        return said.hireAnonymous(names.anAnonymous(move.skill), names.price(anonymousPrice(figures, player)));
      case 'barter':
        return said.barter(names.amount(move.give, 1), names.amount(move.take, 1));
      case 'give':
        return said.give(bothOf(names, move.resources));
      case 'take':
        return said.take(names.amount(move.resource, 1));
      case 'keep':
        return said.keep(names.card(move.card));
      case 'choose': {
        const isCaptains = questionFor(table.agenda, seat)?.ask === 'captainsResource';
        return (isCaptains ? said.chooseForAll : said.chooseForGuild)(names.amount(move.resource, 1));
      }
    }
  };
}

/** Lists the cost for this player, then the gains of the work. */
function workDetails(words: Words, names: Names, figures: Figures, player: Player, work: Work): Prose {
  const { artists } = isMonument(work) ? figures.monuments[work] : figures.cards[work];
  const artist = artists.length > 0 ? [[words.anArtist]] : [];
  const cost = names.bundle(someOf(workCost(figures, player, work)), ...artist);
  return [cost, ...gains(words, names, figures, work)].reduce((before, gain) => prose`${before}; ${gain}`);
}

function gains(words: Words, names: Names, figures: Figures, work: Work): Prose[] {
  if (isMonument(work)) return [[words.points(figures.monuments[work].points)]];
  const { kind, income, points } = figures.cards[work];
  const found: Prose[] = [];
  if (kind === 'residence' || kind === 'preacher') found.push([words.extraAction]);
  if (Object.keys(someOf(income)).length > 0) found.push(prose`${names.bundle(someOf(income))} ${words.eachRound}`);
  if (points > 0) found.push([words.points(points)]);
  return found;
}

function activation({ moves }: Words, names: Names, figures: Figures, location: Location): Prose {
  const { effect, resource, fiorini } = figures.locations[location];
  const noun = names.location(location);
  if (effect === 'barter') return moves.activateToBarter(noun);
  if (effect === 'captaincy' || resource === null) return moves.activateForCaptaincy(noun);
  const one = names.amount(resource, 1);
  return effect === 'take'
    ? moves.activateToTake(noun, one)
    : moves.activateToSell(noun, one, names.amount('fiorini', fiorini));
}

/** "2 marble" or "1 marble and 1 wood". */
export function bothOf(names: Names, resources: readonly (keyof Parameters<Names['bundle']>[0])[]): Prose {
  const counts: Record<string, number> = {};
  for (const resource of resources) counts[resource] = (counts[resource] ?? 0) + 1;
  return names.bundle(counts);
}

function distinctSorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}
