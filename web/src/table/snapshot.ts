import type { CatalogueEntry } from '@signoria/catalogue';
import type { GameState, GameView, Language, Seat } from '@signoria/engine';
import { chance, seedFrom, undoable } from '@signoria/engine';
import type { Course, CourseEntry, LocalSeat } from '../localGames/localGame.ts';
import type { ChronicleLine, TableSnapshot } from './source.ts';

/** What some eyes see of a course: made from their view and a guess behind it, never from the truth. */
export function eyesOn({ rules, text }: CatalogueEntry, seats: readonly LocalSeat[]) {
  const names = seats.map(({ name }) => name);
  /** Words of each decision for the eyes and language used last. */
  let spoken = { key: '', lines: new Map<CourseEntry, readonly ChronicleLine[]>() };

  const imagine = (view: GameView): GameState => rules.guess(view, chance(IMAGINED, 'guess'));
  const tell = (entry: CourseEntry, version: number, viewer: Seat | null, language: Language) => {
    const state = imagine(rules.view(entry.state, viewer));
    return entry.events.map((event): ChronicleLine => {
      const words = text[language].event(rules.redact(event, viewer), state, names);
      return { version, mover: entry.seat, turn: entry.turn, seat: eventSeat(event), words };
    });
  };
  const chronicle = (entries: readonly CourseEntry[], viewer: Seat | null, language: Language) => {
    const key = `${viewer} ${language}`;
    const known = spoken.key === key ? spoken.lines : new Map<CourseEntry, readonly ChronicleLine[]>();
    const lines = entries.map((entry, index) => known.get(entry) ?? tell(entry, index + 1, viewer, language));
    spoken = { key, lines: new Map(entries.map((entry, index) => [entry, lines[index] ?? []])) };
    return lines.flat();
  };

  return {
    see({ game, entries }: Course, viewer: Seat | null, language: Language): TableSnapshot {
      const view = rules.view(game.state, viewer);
      const imagined = imagine(view);
      const pending = rules.pending(game.state);
      const last = entries.at(-1);
      const mine = viewer !== null && last?.seat === viewer ? undoable(game) : 0;
      return {
        rules,
        text: text[language],
        seat: viewer,
        version: game.decisions.length,
        view,
        imagined,
        pending,
        moves: viewer === null ? [] : rules.moves(imagined, viewer),
        names,
        scores: rules.scores(imagined),
        over: pending.length === 0,
        early: false,
        chronicle: chronicle(entries, viewer, language),
        latest: last === undefined ? [] : last.events.map((event) => rules.redact(event, viewer)),
        undoable: mine,
        undoableTurn: Math.min(mine, entries.length - (last?.turn ?? 0)),
      };
    },
  };
}

const IMAGINED = seedFrom('what these eyes imagine');

/** Events say whose they are, where they are somebody's. */
export function eventSeat(event: unknown): Seat | null {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return null;
  return typeof event.seat === 'number' ? event.seat : null;
}
