import type { Prose } from '@signoria/engine';
import { at, pendingSeats, prose, questionFor } from '@signoria/engine';
import { falling } from '../facts/site.ts';
import { nearLastTurn, phaseOf, TURN_PHASES, turnNumber } from '../facts/turn.ts';
import { isLastTurn } from '../flow.ts';
import { cardExcess, constructionCost } from '../players.ts';
import type { State, Step } from '../state.ts';
import type { Words } from './en/words.ts';
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

function questionSentence(words: Words, names: Names, state: State, step: Step, who: string): Prose {
  const { questions, aBrick } = words;
  const { table } = state;
  const player = at(table.players, step.seat);
  /** The card at a place, with its space if another card in the row has the same name. */
  const cardAt = (place: number) => {
    const { card } = at(table.row, place);
    const { name, the } = names.card(card);
    const isAlike = table.row.filter((slot) => slot.card === card).length > 1;
    return { name, the: isAlike ? prose`${the} (${words.space(place + 1)})` : the };
  };
  switch (step.ask) {
    case 'card':
    case 'commission':
      return questions[step.ask](who);
    case 'cost':
      return questions.cost(who, cardAt(step.paid.length), cardAt(step.place));
    case 'event':
      return questions.event(who, names.card(step.card), names.card('patrician'));
    case 'build':
      return questions.build(who, table.laid, constructionCost(state, player, table.laid));
    case 'exchange':
      return questions.exchange(who, aBrick(step.colour), cardAt(step.place), step.left);
    case 'pay': {
      const card = step.due === 'construction' || step.due === 'limit' ? [] : names.card(step.due).the;
      return questions.pay(who, step.due, card, step.left);
    }
    case 'lower':
      return questions.lower(who, names.card(step.card));
    case 'tearDown':
      return questions.tearDown(who, falling(player).length, names.card('architect'));
    case 'cardLimit':
      return questions.cardLimit(who, cardExcess(state, player));
    case 'spare':
      return questions.spare(who, names.card('architect'));
    case 'wholesale':
      return questions.wholesale(who, names.card('wholesaler'));
    case 'swap':
      return questions.swap(who, cardAt(step.place), step.left);
    case 'dismiss':
      return questions.dismiss(who, names.card('patrician'));
    case 'rob':
      return questions.rob(who, names.card(step.card));
    case 'smuggle':
      return questions.smuggle(who, aBrick(step.colour), names.family(step.from));
    case 'sabotage':
      return questions.sabotage(who, names.card('saboteur'));
    case 'refill':
    case 'brickLimit':
      throw new Error(`${step.ask} is a silent step without a question`);
  }
}

/** Writes the stage of the game: "Turn 14 · phase 5 of 6: fulfil commissions". R13.6  Near the last turn: "Turn 95 of 100". */
export function stageText({ stages, phases, over }: Words) {
  return ({ table }: State): string => {
    if (table.over) return over;
    const phase = phaseOf(table);
    const near = nearLastTurn(table);
    const turn = near === null ? stages.turn(turnNumber(table)) : stages.turnOf(turnNumber(table), near);
    const last = isLastTurn(table) ? ` (${stages.lastTurn})` : '';
    return `${turn}${last} · ${stages.phase(TURN_PHASES.indexOf(phase) + 1)}: ${phases[phase]}`;
  };
}
