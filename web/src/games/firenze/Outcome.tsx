import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { Change, Notes, signed } from '../../tableKit/signs.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';
import { Mark } from './signs.tsx';

/** A preview of the chosen move beside Confirm: bricks, points, seals, cards, construction cost and torn-down towers. */
export function Outcome() {
  const scene = useScene();
  const { outcome, words } = scene;
  if (outcome === null) return null;
  const { bricks, rest, torn } = outcome;
  const { falling = 0 } = rest;
  return (
    <span className="outcome firenze-outcome">
      {firenze.COLOURS.map((colour) => (
        <Change key={colour} count={bricks[colour] ?? 0} icon={<Mark colour={colour} />} name={words.colour(colour)} />
      ))}
      <Change count={rest.points ?? 0} icon={<Icon name="laurel" />} name={words.labels.prestige(rest.points ?? 0)} />
      <Notes notes={notesOf(scene, rest)} />
      {(torn > 0 || falling !== 0) && (
        <span className="note" data-sign="falling">
          {torn > 0 ? words.labels.tornCount(torn) : words.labels.fallsCount(falling)}
        </span>
      )}
    </span>
  );
}

function notesOf({ words, props }: Scene, rest: firenze.Outcome['rest']): readonly string[] {
  const { seals = 0, cards = 0, cost = 0 } = rest;
  const { labels } = words;
  // The bricks that a plan pays include the construction cost.
  return [
    ...(seals === 0 ? [] : [`${signed(seals)} ${labels.seal}`]),
    ...(cards === 0 ? [] : [cards < 0 ? `−${words.cards(-cards)}` : `+${words.cards(cards)}`]),
    ...(cost === 0 || props.plan !== null ? [] : [labels.costBecomes(signed(cost))]),
  ];
}
