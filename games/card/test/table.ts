import type { Immutable, Seat } from '@signoria/engine';
import { checkAnswer, describe, FAMILIES, plain, play, seedFrom } from '@signoria/engine';
import type { Location, Skill } from '../src/components.ts';
import type { Portrait } from '../src/figures.ts';
import { ROUND, runOn } from '../src/flow.ts';
import type { Goods } from '../src/goods.ts';
import { someOf } from '../src/goods.ts';
import type { Artist, Card, GameEvent, Monument, Move, Resource, State } from '../src/index.ts';
import { card, cardText } from '../src/index.ts';
import type { Reason } from '../src/reasons.ts';
import type { ScoreLineId } from '../src/score.ts';
import type { Artwork, Player, Space } from '../src/state.ts';
import { arrange } from './arrange.ts';

/** The people of the rulebook's examples; they sit clockwise in this order. */
export type Family = (typeof FAMILIES)[number];

export interface Person {
  goods?: Partial<Goods>;
  hand?: readonly Card[];
  built?: readonly Card[];
  /** Completed by anonymous artists, unless `artworks` says otherwise. */
  monuments?: readonly Monument[];
  artworks?: readonly Artwork[];
  reservedMonuments?: readonly Monument[];
  reservedArtists?: readonly Portrait[];
}

export interface Position {
  captain?: Family;
  newCaptain?: Family;
  round?: number;
  /** The space of the action marker; those of the space who come after the one asked wait behind. */
  space?: Space;
  ask?: { readonly ask: 'action'; readonly of: Family };
  /** Instead of asking for an action: the phase of the round that begins now. */
  at?: string;
  artists?: readonly Portrait[];
  row?: readonly Monument[];
  anonymous?: readonly Skill[];
  locations?: readonly Location[];
  /** What the supply has left, where it matters; otherwise the box less what the players hold. */
  supply?: Partial<Goods>;
  /** The cards left in the deck, the first to be drawn first; the others lie on the discard pile. */
  deck?: readonly Card[];
  /** The monuments to be drawn next, the first first. */
  monumentDeck?: readonly Monument[];
  options?: unknown;
}

export type People = Partial<Record<Family, Person>>;

/** A position at the table of named people. Components are those of the box, wherever they lie. */
export function table(people: People, position: Position = {}) {
  const names = FAMILIES.filter((name) => people[name] !== undefined);
  const seatOf = (name: Family): Seat => names.indexOf(name);
  const options = card.readOptions(position.options ?? {}, names.length);
  if (!options.ok) throw new Error(describe(options.error));
  const setUp = card.setup(options.value, names.length, seedFrom('a table of people'));
  let state: State = arrange(
    setUp,
    names.map((name) => people[name] ?? {}),
    position,
    seatOf,
  );
  let events: GameEvent[] = [];
  if (position.at !== undefined) {
    state.table.phase = ROUND.findIndex(({ name }) => name === position.at);
    runOn(state, (event) => events.push(event));
  }
  const player = (name: Family): Immutable<Player> => state.table.players[seatOf(name)] as Player;
  const game = {
    get state(): State {
      return state;
    },
    /** What the latest move brought about. */
    get events(): readonly GameEvent[] {
      return events;
    },
    seatOf,
    player,
    waitsFor: (): Family[] => card.pending(state).map((seat) => names[seat] as Family),
    choices: (name: Family): readonly Move[] => card.moves(state, seatOf(name)),
    /** The choices of one sort, and of what. */
    offered: <D extends Move['do']>(name: Family, sort: D): Extract<Move, { do: D }>[] =>
      card.moves(state, seatOf(name)).filter((move): move is Extract<Move, { do: D }> => move.do === sort),
    may: (name: Family, move: Move): boolean =>
      checkAnswer(card, state, 0, { seat: seatOf(name), version: 0, move }).ok,
    /** The reason against a wish as the page shows it in English, with its rule; null when it is granted. */
    whyNot(name: Family, wish: Move): string | null {
      const reason = card.whyNot?.(state, seatOf(name), wish) as Reason | null;
      return reason === null ? null : `${plain(cardText.en.reason(reason, state))} (${reason.rule})`;
    },
    /** Plays one move after the other; each must be among the choices. */
    plays(name: Family, ...moves: readonly Move[]) {
      events = [];
      for (const move of moves) {
        const legal = checkAnswer(card, state, 0, { seat: seatOf(name), version: 0, move });
        if (!legal.ok) throw new Error(`${name} cannot play ${JSON.stringify(move)}: ${describe(legal.error)}`);
        const next = play(card, state as Immutable<State>, seatOf(name), legal.value);
        state = next.state as State;
        events.push(...next.events);
      }
      return game;
    },
    /** These people send out workers, in this order. */
    sendWorkers(...workers: readonly Family[]) {
      for (const name of workers) game.plays(name, { do: 'sendWorkers' });
      return game;
    },
    /** Only the goods there are any of. */
    goods: (name: Family): Partial<Goods> => someOf(player(name).goods),
    supply: (): Partial<Goods> => someOf(state.table.supply),
    hand: (name: Family): readonly Card[] => state.secret.hands[seatOf(name)] ?? [],
    captain: (): Family => names[state.table.captain] as Family,
    /** The lines of the score that are not 0, with total and rank. */
    scores(name: Family): Partial<Record<ScoreLineId, number>> & { total: number; rank: number } {
      const score = card.scores(state)[seatOf(name)];
      const lines = (score?.lines ?? []).filter(({ points }) => points !== 0).map(({ id, points }) => [id, points]);
      return { ...Object.fromEntries(lines), total: score?.total ?? 0, rank: score?.rank ?? 0 };
    },
    line: (name: Family, id: ScoreLineId): number =>
      card.scores(state)[seatOf(name)]?.lines.find((one) => one.id === id)?.points ?? Number.NaN,
    told: <T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] =>
      events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type),
  };
  return game;
}

export type TestGame = ReturnType<typeof table>;

export const sendWorkers: Move = { do: 'sendWorkers' };
export const hire = (artist: Artist, from: 'table' | 'reserve' = 'table'): Move => ({ do: 'hire', artist, from });
export const anonymous = (skill: Skill): Move => ({ do: 'hireAnonymous', skill });
export const playCard = (which: Card): Move => ({ do: 'play', card: which });
export const complete = (monument: Monument): Move => ({ do: 'complete', monument });
export const activate = (location: Location): Move => ({ do: 'activate', location });
export const choose = (resource: Resource): Move => ({ do: 'choose', resource });
export const keep = (which: Card): Move => ({ do: 'keep', card: which });
