import * as firenze from '@signoria/firenze';
import { Point } from '../../table/Point.tsx';
import type { Scene } from './scene.ts';
import { colourName, playerName, useScene } from './scene.ts';
import { Seal } from './signs.tsx';

/** A level of a city tower: its commission, the balcony over it and the seal on it. */
export function Level({ facts }: { readonly facts: firenze.CommissionFacts }) {
  const scene = useScene();
  const { commission, level, sealer } = facts;
  const isReached = scene.me?.towers.some(({ colour, height }) => colour === facts.colour && height === level) ?? false;
  return (
    <Point
      target={`commission:${commission}` satisfies firenze.FirenzeTarget}
      framed
      minor
      label={labelOf(scene, facts)}
      className={`firenze-level ${isReached && sealer === null ? 'own' : ''}`}
    >
      <span className="number" data-sign="level">
        {level}
      </span>
      <Worth facts={facts} />
    </Point>
  );
}

/** The points of the commission or of the balcony over it, or the seal. */
export function Worth({ facts: { balcony, points, sealer, isOpen } }: { readonly facts: firenze.CommissionFacts }) {
  const { figures } = useScene();
  const seal = typeof sealer === 'number' ? <Seal seat={sealer} /> : null;
  if (sealer === 'neutral')
    return (
      <span className="firenze-neutral" data-sign="neutral">
        ×
      </span>
    );
  if (balcony === null)
    return (
      seal ?? (
        <span className="firenze-points" data-sign="points">
          {points}
        </span>
      )
    );
  const { numeral } = figures.balconies[balcony];
  return (
    <span className={`firenze-balcony ${sealer !== null ? 'sealed' : isOpen ? 'due' : 'waits'}`} data-sign="balcony">
      <i>{numeral}</i>
      {seal}
      <b data-sign="points">{points}</b>
    </span>
  );
}

function labelOf(scene: Scene, facts: firenze.CommissionFacts): string {
  const { words, view, figures } = scene;
  const { colour, level, points, sealer, balcony } = facts;
  const label = [`${colourName(scene, colour)} ${level}`];
  if (balcony !== null) label.push(words.components.balcony(figures.balconies[balcony].numeral));
  label.push(words.points(points), statusOf(scene, facts));
  const bonus = sealer === null ? firenze.bonusFor(view, level) : 0;
  if (bonus > 0) label.push(`+${bonus}`);
  return label.join(', ');
}

function statusOf(scene: Scene, { sealer, waitsFor }: firenze.CommissionFacts): string {
  const { lines } = scene.words;
  if (sealer === 'neutral') return lines.neutral;
  if (sealer !== null) return scene.words.labels.taken(playerName(scene, sealer));
  return waitsFor === null ? lines.open : lines.waits(waitsFor);
}
