import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { signed } from '../../table/signs.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';
import { Mark } from './signs.tsx';

/** A preview of the chosen move beside Confirm: bricks, points, seals, cards, building cost and falling towers. */
export function Outcome() {
  const scene = useScene();
  const { outcome, words } = scene;
  if (outcome === null) return null;
  const { bricks, rest } = outcome;
  const { points = 0 } = rest;
  return (
    <span className="outcome firenze-outcome">
      {firenze.COLOURS.filter((colour) => (bricks[colour] ?? 0) !== 0).map((colour) => (
        <span key={colour} className={(bricks[colour] ?? 0) < 0 ? 'minus' : 'plus'}>
          {signed(bricks[colour] ?? 0)}
          <Mark colour={colour} />
          <span className="unseen">{words.colour(colour)}</span>
        </span>
      ))}
      {points !== 0 && (
        <span className={points < 0 ? 'minus' : 'plus'}>
          {signed(points)}
          <Icon name="laurel" />
          <span className="unseen">{words.labels.prestige}</span>
        </span>
      )}
      {notesOf(scene, rest).map((note) => (
        <span key={note} className="note">
          {note}
        </span>
      ))}
    </span>
  );
}

function notesOf({ words }: Scene, rest: firenze.Outcome['rest']): readonly string[] {
  const { seals = 0, cards = 0, cost = 0, falling = 0 } = rest;
  const { labels } = words;
  return [
    ...(seals === 0 ? [] : [`${signed(seals)} ${labels.seal}`]),
    ...(cards === 0 ? [] : [cards < 0 ? `−${words.cards(-cards)}` : `+${words.cards(cards)}`]),
    ...(cost === 0 ? [] : [labels.costBecomes(signed(cost))]),
    ...(falling === 0 ? [] : [labels.fallsCount(signed(falling))]),
  ];
}
