import type { Family } from '@signoria/common';
import type { Emit, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Card } from '../src/components.ts';
import { CARDS } from '../src/components.ts';
import type { Figures, Portrait } from '../src/figures.ts';
import { figuresWith } from '../src/figures.ts';
import { ROUND } from '../src/flow.ts';
import { GOODS, goods } from '../src/goods.ts';
import { card } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { GameEvent, Space, State, Step } from '../src/state.ts';
import type { Person, Position } from './table.ts';

/** Rearranges the components of a new game; none is added or removed, unless the position sets the supply. */
export function arrange(
  state: State,
  people: readonly Person[],
  position: Position,
  seatOf: (name: Family) => Seat,
  emit: Emit<GameEvent>,
): State {
  const { table } = state;
  table.captain = seatOf(position.captain ?? position.ask?.of ?? 'medici');
  if (table.captain < 0) table.captain = 0;
  table.newCaptain = position.newCaptain === undefined ? null : seatOf(position.newCaptain);
  table.round = position.round ?? 1;
  if (position.anonymous !== undefined) table.anonymous = [...position.anonymous];
  if (position.locations !== undefined) table.locations = [...position.locations];
  if (table.newCaptain !== null)
    table.locations = table.locations.filter((location) => location !== 'location-capitano-del-popolo');
  layFlorenzaCards(state, people, position);
  layMonuments(state, people, position);
  layArtists(state, people, position);
  const figures = shareGoods(state, people, position);
  const arranged = { ...state, figures };
  table.agenda = { steps: [], lanes: [] };
  table.phase = ROUND.findIndex(({ name }) => name === (position.at ?? position.space ?? 'first'));
  if (position.at !== undefined) card.goOn(arranged, emit);
  else {
    table.agenda.steps = asked(arranged, position, seatOf);
    table.phase++;
  }
  return arranged;
}

/** Removes the wanted items from a pile and throws if one is missing. */
function takeFrom<T>(pile: T[], wanted: readonly T[], what: string): T[] {
  for (const item of wanted) {
    const index = pile.findIndex((one) => JSON.stringify(one) === JSON.stringify(item));
    if (index < 0) throw new Error(`${JSON.stringify(item)} is not among the ${what} left for so many players`);
    pile.splice(index, 1);
  }
  return [...wanted];
}

function layFlorenzaCards({ table, secret }: State, people: readonly Person[], position: Position): void {
  const begun = Math.min(table.round, 3) - 1;
  const pile: Card[] = [...secret.hands.flat(), ...secret.deck, ...secret.laterDecks.slice(0, begun).flat()];
  const laterDecks = secret.laterDecks.slice(begun).map((deck) => deck.slice());
  const takeCards = (cards: readonly Card[]): Card[] => {
    for (const card of cards) {
      const later = laterDecks.find((deck) => deck.includes(card));
      takeFrom(pile.includes(card) ? pile : (later ?? []), [card], 'Florenza cards');
    }
    return [...cards];
  };
  secret.hands = people.map(({ hand = [], built = [] }, seat) => {
    at(table.players, seat).built = takeCards(built);
    return takeCards(hand);
  });
  secret.deck = position.deck === undefined ? pile : takeCards(position.deck).reverse();
  secret.laterDecks = laterDecks;
  secret.discarded = people.map(() => []);
  if (position.deck !== undefined) secret.discarded = secret.discarded.with(-1, [pile]);
}

function layMonuments({ table, secret }: State, people: readonly Person[], position: Position): void {
  const pile = [...table.row, ...secret.monumentDeck];
  table.row = takeFrom(pile, position.row ?? [], 'monuments');
  people.forEach(({ monuments = [], reservedMonuments = [], artworks = [] }, seat) => {
    const player = at(table.players, seat);
    player.monuments = takeFrom(pile, monuments, 'monuments');
    player.reservedMonuments = takeFrom(pile, reservedMonuments, 'monuments');
    const listed = new Set<string>(artworks.map(({ work }) => work));
    const needArtist = [...player.built.filter((card) => 'artists' in CARDS[card]), ...monuments];
    const byAnonymous = needArtist.filter((work) => !listed.has(work));
    player.artworks = [...artworks, ...byAnonymous.map((work) => ({ work, artist: null, value: 0 }))];
  });
  const next = takeFrom(pile, position.monumentDeck ?? [], 'monuments');
  secret.monumentDeck = [...pile, ...next.reverse()];
}

function layArtists({ table, secret }: State, people: readonly Person[], position: Position): void {
  const offered = table.artists.map((artist, index): Portrait => ({ artist, value: at(secret.artistValues, index) }));
  const pile: Portrait[] = [...offered, ...secret.artistDeck];
  const portrait = ({ artist, value }: Portrait): Portrait => ({ artist, value });
  const lay = (cards: readonly Portrait[]) => takeFrom(pile, cards.map(portrait), 'artists');
  const onTable = lay(position.artists ?? []);
  table.artists = onTable.map(({ artist }) => artist);
  secret.artistValues = onTable.map(({ value }) => value);
  secret.reservedValues = people.map(({ reservedArtists = [], artworks = [] }, seat) => {
    const reserved = lay(reservedArtists);
    at(table.players, seat).reservedArtists = reserved.map(({ artist }) => artist);
    for (const { artist, value } of artworks) if (artist !== null) lay([{ artist, value }]);
    return reserved.map(({ value }) => value);
  });
  secret.artistDeck = pile;
}

/** Distributes goods. If the position sets the supply, the figures are overridden to match the new total. */
function shareGoods({ figures, table }: State, people: readonly Person[], position: Position): Figures {
  const box = goods(figures.supply);
  people.forEach((person, seat) => {
    at(table.players, seat).goods = goods(person.goods ?? {});
  });
  for (const good of GOODS) {
    const held = table.players.reduce((sum, player) => sum + player.goods[good], 0);
    const left = position.supply?.[good] ?? box[good] - held;
    if (left < 0) throw new Error(`the box has too little ${good}`);
    table.supply[good] = left;
    box[good] = left + held;
  }
  if (position.supply === undefined) return figures;
  return figuresWith({ ...(position.options as Options | undefined)?.figures, supply: box });
}

/** Returns the steps of the agenda: the seat asked on top, below it those who act later on the same space. */
function asked({ figures, table }: State, position: Position, seatOf: (name: Family) => Seat): Step[] {
  const seats = table.players.length;
  const first = position.ask === undefined ? table.captain : seatOf(position.ask.of);
  const place = (first - table.captain + seats) % seats;
  const space: Space = position.space ?? 'first';
  const steps: Step[] = [];
  for (let later = seats - 1; later > place; later--) {
    const seat = (table.captain + later) % seats;
    const { built } = at(table.players, seat);
    const acts =
      space === 'predicatore'
        ? built.some((card) => figures.cards[card].kind === 'preacher')
        : !['palagio', 'casamento', 'casa'].includes(space) || built.includes(space as Card);
    if (acts) steps.push({ ask: 'action', seat });
  }
  return [...steps, { ask: 'action', seat: first }];
}
