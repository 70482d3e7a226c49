import { stateBefore } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';
import { at, plain } from '@signoria/engine';
import type { KnownGame } from '../replay/index.ts';
import { useGame } from '../shell/useGame.ts';
import { useGameFrame } from '../table/gameFrames.ts';
import { withoutBrackets } from '../table/withoutBrackets.ts';
import { useWords } from '../words/index.ts';

/** The words about the decisions of a game. */
export interface ReportWords {
  nameOf(seat: Seat): string;
  /** Describes the move of a decision, or another move at the same decision. */
  moveOf(index: number, move?: unknown): string;
  /** Describes the first draw or roll after a decision; the move if nothing was drawn. */
  drawOf(index: number): string;
  /** Returns the kind of decision: the verb of the move. */
  kindOf(index: number): string;
  /** Returns the round of a decision in words, or the turn if the game counts turns. */
  whenOf(index: number): string;
  /** The rounds or turns of all decisions. */
  readonly rounds: readonly number[];
  readonly countsTurns: boolean;
}

export function useReportWords({ entry, replay, seats, rounds }: KnownGame): ReportWords {
  const { say } = useWords();
  const text = useGame(entry.rules.id)?.text ?? entry.text;
  const { ownTurnIn } = useGameFrame(entry.rules.id);
  const { entries } = replay;
  const shown = rounds.map((round) => ownTurnIn?.(round, seats.length) ?? round);
  const moveOf: ReportWords['moveOf'] = (index, move) => {
    const { seat, move: played } = at(entries, index);
    return plain(withoutBrackets(text.move(move ?? played, stateBefore(replay, index), seat)));
  };
  const names = seats.map(({ name }) => name);
  return {
    nameOf: (seat) => at(names, seat),
    moveOf,
    drawOf(index) {
      const { events, state } = at(entries, index);
      const drawn = events.filter((event) => entry.rules.reveals(event));
      return drawn.length === 0 ? moveOf(index) : plain(text.event(drawn[0], state, names));
    },
    kindOf: (index) => text.verb(entry.rules.verb(at(entries, index).move), stateBefore(replay, index)).name,
    whenOf: (index) =>
      ownTurnIn === undefined
        ? say('look.round', { round: at(shown, index) })
        : say('look.ownTurn', { turn: at(shown, index) }),
    rounds: shown.slice(0, entries.length),
    countsTurns: ownTurnIn !== undefined,
  };
}
