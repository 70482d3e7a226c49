import type { Immutable, Seat } from '@signoria/engine';
import { checkAnswer, describe, plain, play, seedFrom } from '@signoria/engine';
import { runOn } from '../src/flow.ts';
import type { Goods, Resource } from '../src/goods.ts';
import { someOf } from '../src/goods.ts';
import type { Artwork, Building, Die, GameEvent, Move, Place, Range, State, Step, Track } from '../src/index.ts';
import { dice, diceText, marksAt } from '../src/index.ts';
import type { Reason } from '../src/reasons.ts';
import type { ScoreLineId } from '../src/score.ts';
import type { Finished, GhostTrack, Player } from '../src/state.ts';
import { arrange } from './arrange.ts';

/** The people of the rulebook's examples; they sit clockwise in this order. */
export const NAMES = ['ringo', 'paul', 'george', 'john'] as const;
export type Name = (typeof NAMES)[number];

export interface Person {
  spares?: number;
  stars?: number;
  fiorini?: number;
  /** 'all': every icon of the place. */
  marks?: Partial<Record<Place, Partial<Goods> | 'all'>>;
  /** Completed by anonymous artists, unless it says otherwise. */
  artworks?: readonly (Artwork | Finished)[];
  /** From space 2 on. */
  built?: readonly Building[];
  tracks?: Partial<Record<Track, number>>;
  usedUp?: readonly Building[];
  palazzoBonus?: number;
}

export interface Position {
  round?: number;
  firstPlayer?: Name;
  /** Asked for a die, unless `at` or `steps` say otherwise. */
  active?: Name | 'ghost';
  captain?: Name | 'ghost';
  bishop?: Name | 'ghost';
  /** What is not named shows 1. Null: not rolled yet. */
  dice?: Partial<Record<Die, number>> | null;
  used?: readonly Die[];
  ghost?: Partial<Record<GhostTrack, number>>;
  /** Instead of asking for a die: the phase of the round that begins now. */
  at?: string;
  steps?: readonly Step[];
  options?: unknown;
}

export type People = Partial<Record<Name, Person>>;

/** A position at the table of named people. */
export function table(people: People, position: Position = {}) {
  const names = NAMES.filter((name) => people[name] !== undefined);
  const seatOf = (name: Name): Seat => names.indexOf(name);
  const options = dice.readOptions(position.options ?? {}, names.length);
  if (!options.ok) throw new Error(describe(options.error));
  const setUp = dice.setup(options.value, names.length, seedFrom('a table of people'));
  let state: State = arrange(
    setUp,
    names.map((name) => people[name] ?? {}),
    position,
    seatOf,
  );
  let events: GameEvent[] = [];
  if (position.at !== undefined) runOn(state, (event) => events.push(event));
  const player = (name: Name): Immutable<Player> => state.table.players[seatOf(name)] as Player;
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
    waitsFor: (): Name[] => dice.pending(state).map((seat) => names[seat] as Name),
    /** What is asked of those who must decide. */
    asks: (name: Name): Step | undefined => {
      const { lanes, steps } = state.table.agenda;
      return lanes.length > 0 ? lanes[seatOf(name)]?.at(-1) : steps.at(-1);
    },
    choices: (name: Name): readonly Move[] => dice.moves(state, seatOf(name)),
    /** The choices of one sort. */
    offered: <D extends Move['do']>(name: Name, sort: D): Extract<Move, { do: D }>[] =>
      dice.moves(state, seatOf(name)).filter((move): move is Extract<Move, { do: D }> => move.do === sort),
    may: (name: Name, move: Move): boolean => checkAnswer(dice, state, 0, { seat: seatOf(name), version: 0, move }).ok,
    /** The reason against a wish as the page shows it in English, with its rule; null when it is granted. */
    whyNot(name: Name, wish: Move): string | null {
      const reason = dice.whyNot?.(state, seatOf(name), wish) as Reason | null;
      return reason === null ? null : inEnglish(reason, state);
    },
    /** Plays one move after the other; each must be among the choices. */
    plays(name: Name, ...moves: readonly Move[]) {
      events = [];
      for (const move of moves) {
        const legal = checkAnswer(dice, state, 0, { seat: seatOf(name), version: 0, move });
        if (!legal.ok) throw new Error(`${name} cannot play ${JSON.stringify(move)}: ${describe(legal.error)}`);
        const next = play(dice, state as Immutable<State>, seatOf(name), legal.value);
        state = next.state as State;
        events.push(...next.events);
      }
      return game;
    },
    /** Only the marks there are. */
    marks: (name: Name, place: Place): Partial<Goods> => someOf(marksAt(player(name), place)),
    supply: (name: Name) => {
      const { spares, stars, fiorini } = player(name);
      return { spares, stars, fiorini };
    },
    /** The lines of the score that are not 0, with total and rank. */
    scores(name: Name): Partial<Record<ScoreLineId, number>> & { total: number; rank: number } {
      const score = dice.scores(state)[seatOf(name)];
      const lines = (score?.lines ?? []).filter(({ points }) => points !== 0).map(({ id, points }) => [id, points]);
      return { ...Object.fromEntries(lines), total: score?.total ?? 0, rank: score?.rank ?? 0 };
    },
    line: (name: Name, id: ScoreLineId): number =>
      dice.scores(state)[seatOf(name)]?.lines.find((one) => one.id === id)?.points ?? Number.NaN,
    told: <T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] =>
      events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type),
  };
  return game;
}

export function inEnglish(reason: Reason, state: State): string {
  return `${plain(diceText.en.reason(reason, state))} (${reason.rule})`;
}

export type TestGame = ReturnType<typeof table>;

export const done: Move = { do: 'done' };
export const change: Move = { do: 'change' };
export const lose: Move = { do: 'lose' };
export const obtain = (die: Die, range: Range): Move => ({ do: 'use', die, use: 'resources', range });
export const recruit = (die: Die, range: Range): Move => ({ do: 'use', die, use: 'recruit', range });
export const cash = (die: Die): Move => ({ do: 'use', die, use: 'fiorini' });
export const casa = (die: Die): Move => ({ do: 'use', die, use: 'casa' });
export const taverna = (die: Die): Move => ({ do: 'use', die, use: 'taverna' });
export const mercatante = (die: Die, resource: Resource): Move => ({ do: 'use', die, use: 'mercatante', resource });
export const convento = (die: Die, track: Track): Move => ({ do: 'use', die, use: 'convento', track });
export const mark = (place: Place, resource: Resource): Move => ({ do: 'mark', place, resource });
export const spare = (place: Place, resource: Resource): Move => ({ do: 'spare', place, resource });
export const coin = (place: Place): Move => ({ do: 'coin', place });
export const build = (building: Building): Move => ({ do: 'build', building });
export const advance = (track: Track): Move => ({ do: 'advance', track });
export const collect = (artwork: Artwork): Move => ({ do: 'collect', artwork });
export const hire = (artwork: Artwork, how: { star?: boolean; discount?: boolean } = {}): Move => ({
  do: 'hire',
  artwork,
  star: how.star ?? false,
  discount: how.discount ?? false,
});
