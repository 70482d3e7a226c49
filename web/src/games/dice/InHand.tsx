import * as diceGame from '@signoria/dice';
import { at, capital } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { Skill } from '../../tableKit/signs.tsx';
import type { Scene } from './scene.ts';
import { midName, stockOf, useScene } from './scene.ts';
import { GoodIcon } from './signs.tsx';

const VERBS = ['change', 'lose', 'done'] as const;

/**
 * The resource or artist to be placed, and the moves without a target on the sheet. Rendered even if empty, to prevent
 * layout shift.
 */
export function InHand() {
  const scene = useScene();
  const { props, labels } = scene;
  const { moves } = props.snapshot;
  const held = moves.length === 0 ? null : heldOf(scene);
  const verbs = VERBS.filter((verb) => moves.some((move) => isVerb(move, verb)));
  const isEmpty = held === null && verbs.length === 0;
  return (
    <div className={isEmpty ? 'dice-inHand empty' : 'dice-inHand'}>
      <span className="held">{held ?? <span>{isEmpty ? labels.nothingInHand : labels.beforeEnd}</span>}</span>
      {verbs.map((verb) => (
        <Point
          key={verb}
          target={`deed:${verb}` satisfies diceGame.DiceTarget}
          label={verbText(scene, verb)}
          className="dice-verb glows"
          legal
          picked={isVerb(props.chosen, verb)}
          onPoint={() => props.onTake(moves.find((move) => isVerb(move, verb)))}
        >
          {verbText(scene, verb)}
        </Point>
      ))}
    </div>
  );
}

function verbText(scene: Scene, verb: (typeof VERBS)[number]): string {
  const { brief } = scene.words;
  return capital(
    verb === 'change' ? brief.change(stockOf(scene, 'fiorini', scene.figures.fiorini.cambiavalute)) : brief[verb],
  );
}

function isVerb(move: unknown, verb: (typeof VERBS)[number]): boolean {
  return typeof move === 'object' && move !== null && 'do' in move && move.do === verb;
}

function heldOf(scene: Scene): React.ReactNode {
  const { step, figures, ahead, words, labels } = scene;
  switch (step?.ask) {
    case 'mark':
      return (
        <>
          {step.resource === null ? <Icon name="r-any" /> : <GoodIcon good={step.resource} />}
          <span>{step.resource === null ? words.anyResource : midName(scene, step.resource)}</span>
          {step.left > 1 && <small>{labels.more(step.left)}</small>}
        </>
      );
    case 'hire': {
      const { artist, price } = diceGame.artistInHand(figures, at(ahead.table.players, step.seat), step);
      if (artist === null) return <span>{words.anonymous.name}</span>;
      return (
        <>
          <Skill skill={artist} />
          <span>{midName(scene, artist)}</span>
          <small>{stockOf(scene, 'fiorini', price)}</small>
        </>
      );
    }
    default:
      return null;
  }
}
