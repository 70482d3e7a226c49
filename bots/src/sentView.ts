import { loadRules } from '@signoria/catalogue';
import type { AnyRules, GameView } from '@signoria/engine';

/** A view that was sent to a worker, with the options of its table. */
export interface SentView {
  readonly game: string;
  /** Options as returned by `readOptions`; the worker reads them again. */
  readonly options: unknown;
  readonly seats: number;
  /** A view without its figures, which are recomputed from the options. */
  readonly view: unknown;
}

/** Loads the rules of a sent view and adds its figures. */
export async function readSentView({ game, options, seats, view }: SentView): Promise<ReadView> {
  const rules = await loadRules(game);
  const read = rules.readOptions(options, seats);
  if (!read.ok) throw new Error(read.error.message);
  return { rules, view: { ...(view as object), figures: rules.figures(read.value) } as GameView };
}

interface ReadView {
  readonly rules: AnyRules;
  readonly view: GameView;
}
