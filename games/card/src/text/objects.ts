import { surname } from '@signoria/common';
import type { ObjectText, VerbText } from '@signoria/engine';
import { at, capital, plain, verbText } from '@signoria/engine';
import type { Artist, Monument, Skill } from '../components.ts';
import { ARTISTS, MONUMENTS } from '../components.ts';
import { anonymousPrice, artistPrice } from '../decisions/hire.ts';
import type { Figures } from '../figures.ts';
import type { Resource } from '../goods.ts';
import type { Move, State } from '../state.ts';
import type { Verb } from '../verbs.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

/** Returns the text of a verb (`Verb`). */
export function verbsIn(words: Words): (verb: string, state: State) => VerbText {
  const { verbs, goods, skills } = words;
  const under = (heading: string, short: string, name = capital(short)) => verbText(name, heading, short);
  return (id, { figures }) => {
    const verb = id as Verb;
    switch (verb) {
      case 'reserveMonument':
      case 'reserveArtist':
        return under(words.reserve, verbs[verb].short, verbs[verb].name);
      case 'activate sell':
        return under(verbs.location, verbs.sellFor(prices(figures)));
      case 'activate take':
      case 'activate barter':
      case 'activate captaincy':
        return under(verbs.location, verbs[verb]);
      case 'sell':
        return under(verbs.market, verbs.sell, capital(verbs.sellFor(String(figures.prices.marketSale))));
      case 'buy':
        return under(verbs.market, verbs.buy, capital(verbs.buyFor(String(figures.prices.marketPurchase))));
      case 'exchange':
        return under(verbs.market, verbs.exchange);
      case 'hire architect':
      case 'hire sculptor':
      case 'hire painter':
        return verbText(capital(skills[idIn<Skill>(verb)].several));
      case 'play':
      case 'complete':
      case 'sendWorkers':
      case 'seekInspiration':
      case 'give':
      case 'take':
      case 'keep':
      case 'choose':
        return verbText(verbs[verb]);
      default: {
        const { name } = goods[idIn<Resource>(verb)];
        return under(verbs.change, name, verbs.changeOf(name));
      }
    }
  };
}

/** Returns the id within a verb that has one. */
function idIn<Id extends string>(verb: `${string} ${Id}`): Id {
  return verb.slice(verb.indexOf(' ') + 1) as Id;
}

/** Returns the distinct prices of locations that buy, "200" or "200/250". */
function prices({ locations }: Figures): string {
  const sales = Object.values(locations).filter(({ effect }) => effect === 'sell');
  return [...new Set(sales.map(({ fiorini }) => fiorini))].join('/');
}

/** Returns the rest of a move's text, which follows its verb. */
export function objectText(words: Words, names: Names): (move: Move, state: State, seat: number) => ObjectText {
  const good = (resource: Resource) => words.goods[resource].name;
  return (move, state, seat) => {
    const { figures, table } = state;
    const player = at(table.players, seat);
    switch (move.do) {
      case 'play':
      case 'keep':
        return named(plain(names.card(move.card).name));
      case 'complete':
      case 'reserveMonument':
        return named(monumentName(table, move.monument));
      case 'reserveArtist':
        return named(artistName(words, move.artist), price(artistPrice(figures, player, move.artist)));
      case 'hire': {
        const suffix = move.from === 'reserve' ? ` (${words.reserved(1)})` : '';
        return named(
          `${surname(ARTISTS[move.artist].name)}${suffix}`,
          price(artistPrice(figures, player, move.artist)),
        );
      }
      case 'hireAnonymous':
        return named(words.verbs.anonymous, price(anonymousPrice(figures, player)));
      case 'activate': {
        const { resource } = figures.locations[move.location];
        return resource === null ? named('') : named(good(resource));
      }
      case 'sendWorkers':
        return named('', `+${Math.min(figures.prices.workers, table.supply.fiorini)}`);
      case 'barter':
        return named(good(move.take));
      case 'give':
        return named(move.resources.map(good).join(' + '));
      case 'sell':
      case 'buy':
      case 'take':
      case 'choose':
        return named(good(move.resource));
      case 'exchange':
      case 'seekInspiration':
        return named('');
    }
  };
}

function named(name: string, note = ''): ObjectText {
  return { name, note };
}

function price(fiorini: number): string {
  return String(fiorini);
}

/** Returns a monument's name, with its place if another one in play has the same name. */
function monumentName({ row, players }: State['table'], id: Monument): string {
  const { name, place } = MONUMENTS[id];
  const inSight = [...row, ...players.flatMap(({ reservedMonuments }) => reservedMonuments)];
  const isShared = inSight.some((other) => other !== id && MONUMENTS[other].name === name);
  return isShared ? `${name}, ${place}` : name;
}

/** Returns an artist's surname, with the type if cards of several types bear the name. */
function artistName({ skills }: Words, id: Artist): string {
  const { name, skill } = ARTISTS[id];
  const isShared = Object.values(ARTISTS).filter((other) => other.name === name).length > 1;
  return isShared ? `${surname(name)} (${skills[skill].name})` : surname(name);
}
