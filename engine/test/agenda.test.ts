import { propertySettings } from '@signoria/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Agenda, Seat } from '../src/index.ts';
import {
  cloneAgenda,
  closeLanes,
  emptyAgenda,
  isIdle,
  openLanes,
  pendingSeats,
  popQuestion,
  pushStep,
  pushStepsInOrder,
  questionFor,
} from '../src/index.ts';

interface Step {
  readonly seat: Seat;
  readonly ask: string;
}
const [ANNA, BRUNO, CARLA] = [0, 1, 2];
const step = (seat: Seat, ask: string): Step => ({ seat, ask });

function agendaOf(...steps: readonly Step[]): Agenda<Step> {
  const agenda = emptyAgenda<Step>();
  pushStepsInOrder(agenda, steps);
  return agenda;
}

describe('a stack of steps', () => {
  test('asks steps in the given order', () => {
    const agenda = agendaOf(step(ANNA, 'place'), step(BRUNO, 'place'));
    expect(pendingSeats(agenda)).toEqual([ANNA]);
    expect(questionFor(agenda, BRUNO)).toBeUndefined();
    expect(popQuestion(agenda, ANNA)).toEqual(step(ANNA, 'place'));
    expect(pendingSeats(agenda)).toEqual([BRUNO]);
    popQuestion(agenda, BRUNO);
    expect(isIdle(agenda)).toBe(true);
    expect(pendingSeats(agenda)).toEqual([]);
  });

  test('an interrupt for another seat is asked first, then the stack continues', () => {
    const agenda = agendaOf(step(ANNA, 'build'), step(ANNA, 'harvest'));
    pushStep(agenda, step(BRUNO, 'tithe'));
    expect(pendingSeats(agenda)).toEqual([BRUNO]);
    expect(questionFor(agenda, ANNA)).toBeUndefined();
    popQuestion(agenda, BRUNO);
    expect(questionFor(agenda, ANNA)).toEqual(step(ANNA, 'build'));
  });

  test('a seat that is not pending cannot answer', () => {
    const agenda = agendaOf(step(ANNA, 'build'));
    expect(() => popQuestion(agenda, BRUNO)).toThrow('seat 1 is not pending');
    expect(() => popQuestion(emptyAgenda<Step>(), ANNA)).toThrow('seat 0 is not pending');
    expect(agenda.steps).toHaveLength(1);
  });

  test('steps are removed last in, first out', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ seat: fc.nat(3), ask: fc.string() })), (steps) => {
        const agenda = emptyAgenda<Step>();
        for (const one of steps) pushStep(agenda, one);
        const settled: Step[] = [];
        for (let [seat] = pendingSeats(agenda); seat !== undefined; [seat] = pendingSeats(agenda))
          settled.push(popQuestion(agenda, seat));
        expect(settled).toEqual(steps.toReversed());
      }),
      propertySettings(100),
    );
  });
});

describe('lanes', () => {
  function drafting(): Agenda<Step> {
    const agenda = agendaOf(step(BRUNO, 'harvest'));
    openLanes(agenda, 3, [step(ANNA, 'sketch'), step(CARLA, 'sketch')]);
    return agenda;
  }

  test('ask all seats at once; seats without a step are not pending', () => {
    const agenda = drafting();
    expect(pendingSeats(agenda)).toEqual([ANNA, CARLA]);
    expect(questionFor(agenda, BRUNO)).toBeUndefined();
    expect(() => popQuestion(agenda, BRUNO)).toThrow('seat 1 is not pending');
  });

  test('the stack below waits until every lane is empty', () => {
    const agenda = drafting();
    popQuestion(agenda, CARLA);
    expect(pendingSeats(agenda)).toEqual([ANNA]);
    expect(questionFor(agenda, CARLA)).toBeUndefined();
    popQuestion(agenda, ANNA);
    closeLanes(agenda);
    expect(agenda.lanes).toEqual([]);
    expect(pendingSeats(agenda)).toEqual([BRUNO]);
  });

  test('a follow-up to the last answer keeps the lanes open', () => {
    const agenda = drafting();
    popQuestion(agenda, CARLA);
    popQuestion(agenda, ANNA);
    pushStep(agenda, step(ANNA, 'discard'));
    closeLanes(agenda);
    expect(agenda.lanes).toEqual([[step(ANNA, 'discard')], [], []]);
  });

  test('a follow-up question stays in the lane of its seat', () => {
    const agenda = drafting();
    popQuestion(agenda, ANNA);
    pushStep(agenda, step(ANNA, 'discard'));
    closeLanes(agenda);
    expect(pendingSeats(agenda)).toEqual([ANNA, CARLA]);
    expect(questionFor(agenda, ANNA)).toEqual(step(ANNA, 'discard'));
    expect(questionFor(agenda, CARLA)).toEqual(step(CARLA, 'sketch'));
  });

  test('answers in either order leave the same agenda', () => {
    const [one, other] = [drafting(), drafting()];
    for (const seat of [ANNA, CARLA]) popQuestion(one, seat);
    for (const seat of [CARLA, ANNA]) popQuestion(other, seat);
    expect(one).toEqual(other);
  });

  test('a phase without steps ends at once, and phases cannot be nested', () => {
    const agenda = agendaOf(step(ANNA, 'build'));
    openLanes(agenda, 3, []);
    expect(pendingSeats(agenda)).toEqual([ANNA]);
    expect(() => openLanes(drafting(), 3, [step(ANNA, 'sketch')])).toThrow('cannot begin inside another');
    expect(() => openLanes(agenda, 2, [step(CARLA, 'sketch')])).toThrow('there is no lane for seat 2');
  });
});

test('changing a copy does not change the original', () => {
  const agenda = agendaOf(step(ANNA, 'build'));
  openLanes(agenda, 2, [step(ANNA, 'sketch'), step(BRUNO, 'sketch')]);
  const before = JSON.stringify(agenda);
  const copy = cloneAgenda(agenda);
  expect(copy).toEqual(agenda);
  popQuestion(copy, ANNA);
  popQuestion(copy, BRUNO);
  pushStep(copy, step(BRUNO, 'tithe'));
  expect(JSON.stringify(agenda)).toBe(before);
});
