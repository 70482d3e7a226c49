import { chance, seedFromText } from '@signoria/engine';
import { palio } from '../../engine/test/toy/index.ts';
import { palioText } from '../../engine/test/toy/text/index.ts';
import { momentsOf } from '../src/index.ts';
import { speech } from '../src/vitest/index.ts';

const fresh = (name: string) => palio.setup({ thieves: true }, 3, seedFromText(name));
const moments = ['lily', 'lion', 'river'].flatMap((name) => [
  ...momentsOf(palio, fresh(name), chance(seedFromText(name), 'text'), undefined),
]);

speech({
  rules: palio,
  text: palioText,
  opening: fresh('opening'),
  moments,
  everyReason: {
    lacks: { code: 'lacks', rule: 'R3' },
    notInHand: { code: 'notInHand', rule: 'R4' },
    notAsked: { code: 'notAsked', rule: 'R1' },
  },
  met: { moves: 5, events: 7, reasons: 2 },
  components: ['horse', 'baker', 'thief', 'cube'],
  scoreLines: ['cards', 'cubes'],
  properNames: [],
  shared: { de: ['die', 'in'], it: ['in', 'round'] },
});
