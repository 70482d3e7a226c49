import type { Seed } from '@signoria/engine';
import { at, below, chance, emptyAgenda, shuffle } from '@signoria/engine';
import { florenzaDecks, locationsFor } from './box.ts';
import { MONUMENT_IDS, SKILLS } from './components.ts';
import { drawArtists, drawCards, drawMonuments } from './draw.ts';
import type { Figures } from './figures.ts';
import { figuresWith } from './figures.ts';
import { goods, transfer } from './goods.ts';
import type { Options } from './options.ts';
import { turnOrder } from './players.ts';
import type { Player, Secret, State, Table } from './state.ts';

/** R1  Returns the state before the first action. */
export function setup(options: Options, seats: number, seed: Seed): State {
  const figures = figuresWith(options.figures);
  const state = {
    figures,
    table: newTable(figures, options, seats, seed),
    secret: newSecret(figures, options, seats, seed),
  };
  drawMonuments(state, figures.monumentRow.opening); // R1.7
  drawArtists(state); // R1.8
  for (const seat of turnOrder(state.table)) {
    transfer(state.table.supply, at(state.table.players, seat).goods, figures.start); // R1.9
    drawCards(state, seat, figures.hand.opening); // R1.9
  }
  return state;
}

function newTable(figures: Figures, { guilds, openPurses }: Options, seats: number, seed: Seed): Table {
  return {
    guilds,
    openPurses,
    agenda: emptyAgenda(),
    round: 1,
    phase: 0,
    over: false,
    captain: below(chance(seed, 'captain'), seats), // R1.10
    newCaptain: null,
    supply: goods(figures.supply), // R1.6
    row: [],
    artists: [],
    anonymous: SKILLS, // R5.5
    locations: locationsFor(figures, seats), // R1.5
    removedMonuments: [],
    removedArtists: [],
    players: Array.from({ length: seats }, newPlayer), // R1.1
  };
}

function newSecret(figures: Figures, { guilds }: Options, seats: number, seed: Seed): Secret {
  const [deck = [], ...laterDecks] = florenzaDecks(figures, seats, guilds);
  return {
    seed,
    hands: Array.from({ length: seats }, () => []),
    discarded: Array.from({ length: seats }, () => []),
    deck: shuffle(chance(seed, 'florenza deck', 1), deck.slice()), // R1.4
    laterDecks,
    monumentDeck: shuffle(chance(seed, 'monuments'), [...MONUMENT_IDS]), // R1.7
    artistDeck: shuffle(chance(seed, 'artists'), [...figures.box.artists]), // R1.8
    artistValues: [],
    removedValues: [],
    reservedValues: Array.from({ length: seats }, () => []),
    sealed: Array.from({ length: seats }, () => null),
  };
}

function newPlayer(): Player {
  return {
    goods: goods({}),
    built: [],
    monuments: [],
    artworks: [],
    reservedMonuments: [],
    reservedArtists: [],
    unhired: [],
  };
}
