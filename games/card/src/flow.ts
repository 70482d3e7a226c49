import type { Phase, Rounds } from '@signoria/engine';
import { at, openLanes, phaseAt, pushStep, without } from '@signoria/engine';
import { locationsFor } from './box.ts';
import type { Card } from './components.ts';
import { ACTIONS, ROUNDS, SKILLS } from './components.ts';
import { cardsToDraw, drawArtists, drawCards, drawMonuments, renewDeck } from './draw.ts';
import { askCaptain, payCardIncome, payFamilyIncome } from './income.ts';
import { actsOn, nextCaptain, turnOrder } from './players.ts';
import type { MoveLog, Space, State, StepOf } from './state.ts';
import { SPACES } from './state.ts';
import type { CardTypes } from './types.ts';

/** R2.1  The phases of a round, in order. R2.2, R10.13  The first round and the last skip some of them. */
export const ROUND: readonly Phase<CardTypes>[] = [
  { name: 'drawArtistsAndMonuments', notInRound: 1, begin: drawArtistsAndMonuments }, // R2.2, R2.3, R2.4
  { name: 'drawFlorenzaCards', notInRound: 1, begin: drawFlorenzaCards }, // R2.2, R2.5
  ...SPACES.map((space) => ({ name: space, begin: (state: State, log: MoveLog) => offerActions(state, space, log) })), // R3
  { name: 'discardMonumentsAndArtists', notInRound: ROUNDS, begin: discardMonumentsAndArtists }, // R10.1, R10.2, R10.3
  { name: 'chooseKeptCards', notInRound: ROUNDS, begin: askWhatToKeep }, // R10.4
  { name: 'discardHands', notInRound: ROUNDS, begin: discardHands }, // R10.4
  { name: 'familyIncome', begin: payFamilyIncome }, // R10.5
  { name: 'captainsResource', begin: askCaptain }, // R10.6
  { name: 'cardIncome', begin: (state, log) => payCardIncome(state, 0, log) }, // R10.7
  { name: 'electCaptain', begin: electCaptain }, // R10.9, R10.10, R10.11
  { name: 'resetLocations', notInRound: ROUNDS, begin: resetLocations }, // R10.12
];

/** R2.1 */
export const FLOW: Rounds<CardTypes> = {
  phases: ROUND,
  lastRound: () => ROUNDS,
  beginRound: ({ table }, log) => log.emit?.({ type: 'roundBegan', round: table.round, captain: table.captain }),
  end: revealReserved,
};

export function phaseName(table: { readonly phase: number }): string {
  return phaseAt(ROUND, table);
}

function drawArtistsAndMonuments(state: State, log: MoveLog): void {
  const artists = drawArtists(state);
  log.revealed = true;
  log.emit?.({ type: 'artistsDrawn', artists });
  const monuments = drawMonuments(state, state.figures.monumentRow.perRound);
  log.emit?.({ type: 'monumentsDrawn', monuments });
}

/** R2.5, R2.7, R4.5  Deals cards from the Captain on; each player takes the whole share while the deck lasts. */
function drawFlorenzaCards(state: State, log: MoveLog): void {
  const { figures, table } = state;
  renewDeck(state);
  log.revealed = true;
  for (const seat of turnOrder(table)) {
    const cards = drawCards(state, seat, cardsToDraw(figures, at(table.players, seat)));
    log.emit?.({ type: 'cardsDrawn', seat, count: cards.length, cards });
  }
}

/** R3.1, R3.2, R3.3, R4.4  Asks for the actions of a space. Who acts there is fixed when the marker reaches it. */
function offerActions({ figures, table }: State, space: Space, log: MoveLog): void {
  const isExtra = SPACES.indexOf(space) >= ACTIONS;
  const order = turnOrder(table);
  const seats = isExtra ? order.filter((seat) => actsOn(figures, at(table.players, seat), space)) : order;
  for (let last = seats.length - 1; last >= 0; last--) pushStep(table.agenda, { ask: 'action', seat: at(seats, last) });
  if (isExtra && seats.length > 0) log.emit?.({ type: 'extraActions', space, seats });
}

/** R10.2, R10.3  Removes all but the leftmost monuments of the row, and all artists, which stay face down. */
function discardMonumentsAndArtists({ figures, table, secret }: State, log: MoveLog): void {
  const monuments = table.row.slice(figures.monumentRow.kept);
  table.row = table.row.slice(0, figures.monumentRow.kept);
  table.removedMonuments = [...table.removedMonuments, ...monuments];
  if (monuments.length > 0) log.emit?.({ type: 'monumentsRemoved', monuments });
  const { artists } = table;
  table.removedArtists = [...table.removedArtists, ...artists];
  secret.removedValues = [...secret.removedValues, ...secret.artistValues];
  table.artists = [];
  secret.artistValues = [];
  if (artists.length > 0) log.emit?.({ type: 'artistsRemoved', artists });
}

/** R10.4  Asks all players at once which card to keep; players with one card or none are not asked. */
function askWhatToKeep({ table, secret }: State): void {
  const steps: StepOf<'keep'>[] = [];
  for (let seat = 0; seat < secret.hands.length; seat++)
    if (at(secret.hands, seat).length > 1) steps.push({ ask: 'keep', seat });
  openLanes(table.agenda, table.players.length, steps);
}

/** R10.4  Discards all cards but the kept ones, for all players at once. */
function discardHands({ table, secret }: State, log: MoveLog): void {
  const { hands, sealed } = secret;
  const discarded = hands.map((hand, seat) => {
    const kept = sealed[seat] ?? null;
    return kept === null ? [] : without(hand, kept);
  });
  secret.hands = hands.map((hand, seat) => (sealed[seat] === null ? hand : [sealed[seat] as Card]));
  secret.sealed = sealed.map(() => null);
  secret.discarded = secret.discarded.map((rounds, seat) => [...rounds, at(discarded, seat)]);
  for (const seat of turnOrder(table)) {
    const cards = at(discarded, seat);
    if (cards.length === 0) continue;
    log.revealed = true;
    log.emit?.({ type: 'cardsDiscarded', seat, count: cards.length, cards });
  }
}

/** R10.10, R10.11 */
function electCaptain({ table }: State, log: MoveLog): void {
  const claimed = table.newCaptain !== null;
  table.captain = nextCaptain(table);
  table.newCaptain = null;
  log.emit?.({ type: 'captainElected', seat: table.captain, claimed });
}

/** R10.12  Turns locations and anonymous artists face up again. */
function resetLocations({ figures, table }: State, log: MoveLog): void {
  table.locations = locationsFor(figures, table.players.length);
  table.anonymous = SKILLS;
  log.emit?.({ type: 'locationsReset' });
}

/** R11.8  Ends the game: turns over the reserved artists that were not hired. */
function revealReserved({ table, secret }: State, log: MoveLog): void {
  table.players.forEach((player, seat) => {
    const values = at(secret.reservedValues, seat);
    player.unhired = player.reservedArtists.map((artist, index) => ({ artist, value: at(values, index) }));
    if (player.unhired.length === 0) return;
    log.revealed = true;
    log.emit?.({ type: 'artistsRevealed', seat, artists: player.unhired });
  });
  log.emit?.({ type: 'gameEnded' });
}
