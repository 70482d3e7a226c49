import type { Advice, AdviceRequest } from '@signoria/bots/analysis';
import type { AnyReplay, AnyRules, GameState, Seat } from '@signoria/engine';
import { withoutFigures } from '@signoria/engine';
import type { AdviceWork } from '../table/adviceWork.ts';
import { ADVICE_SEED } from '../table/adviceWork.ts';
import type { Advise } from '../table/botClient.ts';
import type { SnapshotBuilder } from '../table/snapshot.ts';
import type { ObservableStore } from '../table/store.ts';
import type { Review, TableController } from '../table/tableTypes.ts';
import type { LocalState } from './localState.ts';
import { personsAt } from './localState.ts';
import type { LocalTableParts } from './localTable.ts';

type Advising = Pick<TableController, 'allowsHints' | 'advise' | 'review'>;

/** Advises the viewer of a game in this browser. Calls `onShown` with the version of the position of each hint. */
export function advising(
  parts: LocalTableParts,
  { get }: ObservableStore<LocalState>,
  build: SnapshotBuilder['build'],
  onShown: (version: number) => void,
): Advising {
  const { rules } = parts.entry;
  const { isAllowed } = parts.hints;
  const isAlone = personsAt(parts.seats).length === 1;
  const review = async (version: number, work: AdviceWork): Promise<Review | null> => {
    const { replay, viewer, text } = get();
    const own = viewer === null ? null : ownDecision(replay, version, viewer);
    if (viewer === null || own === null) return null;
    const { before, move, earlier } = own;
    const advice = await ask(parts.review, rules, replay, before, viewer, work, move);
    if (advice === null) return null;
    const position = { viewer, version: version - 1, view: rules.view(before, viewer), past: [], takesAnswers: false };
    return { advice, move, earlier, before: build({ ...position, ended: null }, text) };
  };
  return {
    allowsHints: isAllowed,
    async advise(work) {
      const { replay, viewer } = get();
      if (!isAllowed || viewer === null || !rules.pending(replay.game.state).includes(viewer)) return null;
      const advice = await ask(parts.advise, rules, replay, replay.game.state, viewer, work);
      if (advice !== null) onShown(replay.entries.length);
      return advice;
    },
    review: isAllowed && isAlone ? review : null,
  };
}

/** Returns the decision that led to this version, with the state before it; null if it is not of the viewer's latest turn. */
function ownDecision({ start, entries }: AnyReplay, version: number, viewer: Seat) {
  const decision = entries[version - 1];
  const latest = entries.findLast(({ seat }) => seat === viewer);
  if (decision?.seat !== viewer || decision.turnStart !== latest?.turnStart) return null;
  const earlier = entries.slice(0, version - 1).filter(({ seat }) => seat === viewer).length;
  return { before: entries[version - 2]?.state ?? start.state, move: decision.move, earlier };
}

/** Asks for advice with only the view of the viewer's seat. */
function ask(
  advise: Advise,
  rules: AnyRules,
  { game: { options, seats } }: AnyReplay,
  state: GameState,
  viewer: Seat,
  { isDeep, signal, onProgress }: AdviceWork,
  played?: unknown,
): Promise<Advice | null> {
  const view = JSON.parse(JSON.stringify(withoutFigures(rules.view(state, viewer)))) as unknown;
  const request: AdviceRequest = { game: rules.id, options, seats, view, isDeep, seed: ADVICE_SEED, played };
  return advise(request, signal, onProgress);
}
