import type { Prose } from '@signoria/engine';
import { at, pendingSeats, plain, questionFor } from '@signoria/engine';
import { ACTIONS, ROUNDS } from '../components.ts';
import { workCost } from '../decisions/hire.ts';
import { phaseName } from '../flow.ts';
import { someOf } from '../goods.ts';
import type { Space, State, Step } from '../state.ts';
import { SPACES } from '../state.ts';
import type { Words } from './en/words.ts';
import { spaceName } from './events.ts';
import { bothOf } from './moves.ts';
import type { Names } from './names.ts';

/** Returns the question put to a seat in one sentence; for other viewers, the players waited for. */
export function questionText(words: Words, names: Names) {
  return (state: State, seat: number | null, players: readonly string[]): Prose => {
    const { agenda } = state.table;
    const step = seat === null ? undefined : questionFor(agenda, seat);
    if (step !== undefined) return questionSentence(words, names, state, step, at(players, step.seat));
    const waiting = pendingSeats(agenda);
    return waiting.length === 0
      ? [`${words.over}.`]
      : words.waiting(names.all(waiting.map((other) => [at(players, other)])));
  };
}

function questionSentence(
  { questions }: Words,
  names: Names,
  { figures, table }: State,
  step: Step,
  who: string,
): Prose {
  switch (step.ask) {
    case 'hire': {
      const cost = workCost(figures, at(table.players, step.seat), step.work);
      return questions.hire(who, names.work(step.work), names.bundle(someOf(cost)));
    }
    case 'barter':
      return questions.barter(who, names.location('location-baratto'));
    case 'take':
      return questions.take(who, bothOf(names, step.given));
    case 'merchantsResource':
      return questions.merchantsResource(who, names.card('arte-dei-mercatanti'));
    default:
      return questions[step.ask](who);
  }
}

/** "Round 2 of 5 · action 3 of 4". */
export function stageText(words: Words, names: Names) {
  return ({ table }: State): string => {
    if (table.over) return words.over;
    return `${words.round(table.round, ROUNDS)} · ${stageOfRound(words, names, table)}`;
  };
}

function stageOfRound(words: Words, names: Names, table: State['table']): string {
  const { stages } = words;
  const space = SPACES.indexOf(phaseName(table) as Space);
  if (space >= ACTIONS) return stages.extraAction(plain(spaceName(words, names, at(SPACES, space))));
  if (space >= 0) return stages.action(space + 1, ACTIONS);
  const [seat = 0] = pendingSeats(table.agenda);
  const ask = questionFor(table.agenda, seat)?.ask;
  return stages.roundEnd(ask === 'keep' || ask === 'captainsResource' ? ask : 'merchantsResource');
}
