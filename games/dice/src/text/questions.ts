import type { Prose } from '@signoria/engine';
import { at, pendingSeats, prose, questionFor } from '@signoria/engine';
import { DICE_A_TURN } from '../components.ts';
import { lowestPrice, mayDiscount } from '../decisions/hire.ts';
import { shownBy } from '../dice.ts';
import { roundsFor } from '../figures.ts';
import { phaseName } from '../flow.ts';
import { owns, turnsFor } from '../players.ts';
import type { State, Step, StepOf, Table } from '../state.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

/** Returns the question put to a seat in one sentence; for other viewers, the players waited for. */
export function questionText(words: Words, names: Names) {
  return (state: State, seat: number | null, players: readonly string[]): Prose => {
    const { agenda } = state.table;
    const step = seat === null ? undefined : questionFor(agenda, seat);
    if (step !== undefined && step.ask !== 'advance')
      return questionSentence(words, names, state, step, at(players, step.seat));
    const waiting = pendingSeats(agenda);
    return waiting.length === 0
      ? [`${words.over}.`]
      : words.waiting(names.all(waiting.map((other) => [at(players, other)])));
  };
}

function questionSentence(
  words: Words,
  names: Names,
  state: State,
  step: Exclude<Step, StepOf<'advance'>>,
  who: string,
): Prose {
  const { questions } = words;
  const { figures, table } = state;
  switch (step.ask) {
    case 'die':
      return questions.die(who, step.role, table.bishop === step.seat);
    case 'hire':
      return hiring(words, names, state, step, who);
    case 'mark': {
      const { from, resource, left } = step;
      if (from === 'bonus' || from === 'captain' || resource === null)
        return questions.markAny(who, from === 'captain' ? from : 'bonus');
      return questions.mark(who, names.amount(resource, left), left, names.shown(from, shownBy(table, from)));
    }
    case 'track':
      return questions.track(who, figures.brings.chiesa);
    default:
      return questions[step.ask](who);
  }
}

function hiring({ questions }: Words, names: Names, state: State, step: StepOf<'hire'>, who: string): Prose {
  const { figures, table } = state;
  const die = names.shown(step.die, shownBy(table, step.die));
  if (step.range === null) return questions.hire(who, names.hired('anonymous'), die, null);
  const player = at(table.players, step.seat);
  const isAnyType = owns(player, 'palagio'); // R11.13
  const artist = names.hired(isAnyType ? 'any' : (figures.dice[step.die].artist ?? 'any'));
  const price = names.price(lowestPrice(figures, player, step.range));
  if (!mayDiscount(figures, player, step.range)) return questions.hire(who, artist, die, price);
  const { name } = names.building('bottega-d-arte'); // R11.10
  return questions.hire(who, artist, die, price === null ? name : prose`${price}, ${name}`);
}

/** "Round 2 of 6 · turn 1 of 2 · die 2 of 3". */
export function stageText(words: Words) {
  return ({ figures, table }: State): string => {
    if (table.over) return words.over;
    return `${words.round(table.round, roundsFor(figures, table.players.length))} · ${stageOfRound(words, table)}`;
  };
}

function stageOfRound({ stages }: Words, table: Table): string {
  const phase = phaseName(table);
  if (phase === 'income') return stages.income;
  if (phase === 'captainsResource') return stages.captainsResource;
  const now = phase === 'others' ? stages.others : dieNow(stages, table);
  if (table.players.length > 1) return `${stages.turn(table.turn + 1, turnsFor(table.players.length))} · ${now}`;
  return table.active === 'ghost' ? stages.ghost : now; // a solo game has two turns a round (R13.1)
}

/** R6.2  Returns which of the three dice is in use: the next one, or the one whose effects are not settled yet. */
function dieNow(stages: Words['stages'], { agenda, used }: Table): string {
  const [seat = 0] = pendingSeats(agenda);
  const step = questionFor(agenda, seat);
  if (step?.ask === 'end') return stages.end;
  const isNext = (step?.ask === 'die' || step?.ask === 'hire') && step.role === 'active';
  return stages.die(used.length + (isNext ? 1 : 0), DICE_A_TURN);
}
