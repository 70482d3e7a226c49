import type { Prose } from '@signoria/engine';
import { at, pendingSeats, questionFor } from '@signoria/engine';
import { ROUNDS } from '../components.ts';
import { phaseNumber } from '../flow.ts';
import { someOf } from '../goods.ts';
import type { State, Step } from '../state.ts';
import type { Words } from './en/words.ts';
import { given } from './moves.ts';
import type { Names } from './names.ts';

/** Writes the question to a seat in one sentence; for other seats, the players the table waits for. */
export function questionText(words: Words, names: Names) {
  return (state: State, seat: number | null, players: readonly string[]): Prose => {
    const { agenda } = state.table;
    const step = seat === null ? undefined : questionFor<Step>(agenda, seat);
    if (step !== undefined) return questionSentence(words, names, state, step, at(players, step.seat));
    const waiting = pendingSeats(agenda);
    return waiting.length === 0
      ? [`${words.over}.`]
      : words.waiting(names.all(waiting.map((other) => [at(players, other)])));
  };
}

function questionSentence({ questions }: Words, names: Names, { table }: State, step: Step, who: string): Prose {
  switch (step.ask) {
    case 'opening':
      return questions.opening(who, step.space + 1);
    case 'atrio':
      return questions.atrio(who, names.artwork('banco-atrio'));
    case 'captain':
    case 'bishop':
    case 'market':
    case 'artworks':
      return questions[step.ask](who);
    case 'place':
      return questions.place(who, at(table.players, step.seat).workers);
    case 'artist':
      return questions.artist(who, names.artwork(step.artwork));
    case 'preacher':
      return questions.preacher(who, names.pulpit(step.pulpit));
    case 'trade':
      return questions.trade(who, names.bundle(someOf(given(step.given))));
    case 'activity': {
      const shop = at(at(table.players, step.owner).spaces, step.space);
      return questions.activity(who, names.workshop(shop?.workshop ?? 'casa'));
    }
    case 'skill':
      return questions.skill(who, names.character(step.commission.artist), names.artwork(step.commission.artwork));
    case 'incentive':
      return questions.incentive(who, names.character(step.commission.artist));
    case 'roll':
      return questions.roll(who, names.character(step.commission.artist));
  }
}

/** Writes the stage of the game: "Round 4 of 8 · phase 4 of 9: worker placement". */
export function stageText({ stages, phases, round, over }: Words) {
  return ({ table }: State): string => {
    if (table.over) return over;
    const phase = phaseNumber(table);
    if (phase === 0) return stages.setup;
    return `${round(table.round, ROUNDS)} · ${stages.phase(phase, at(phases, phase - 1).name)}`;
  };
}
