import { CATALOGUE } from '@signoria/catalogue/all';
import { begin, chance, derivedSeed, play, withoutFigures } from '@signoria/engine';
import type { Opaque } from '@signoria/protocol';
import { changesBetween, withChanges } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { SEED } from './seed.ts';

const wired = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

describe.each(Object.entries(CATALOGUE))('%s', (id, { rules }) => {
  const { min, max } = rules.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);

  test.each(numbers)(
    'in a whole game of %i players, each view equals the previous view with the changes applied',
    (seats) => {
      const seed = derivedSeed(SEED, `changes of ${id}`, seats);
      const draw = chance(seed, 'moves');
      const options = rules.readOptions({}, seats);
      if (!options.ok) throw new Error(options.error.message);
      const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
      let { state } = begin(rules, options.value, seats, seed);
      const viewsNow = () =>
        viewers.map((viewer) => wired(withoutFigures(rules.view(state, viewer))) as unknown as Opaque);
      let views = viewsNow();
      for (let [seat] = rules.pending(state); seat !== undefined; [seat] = rules.pending(state)) {
        state = play(rules, state, seat, rules.randomMove(state, seat, draw)).state;
        const next = viewsNow();
        const changed = views.map((view, index) => withChanges(view, wired(changesBetween(view, next[index] ?? {}))));
        expect(changed).toStrictEqual(next);
        views = changed;
      }
    },
  );
});
