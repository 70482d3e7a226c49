import * as diceGame from '@signoria/dice';
import { Point } from '../../table/Point.tsx';
import type { Move } from './scene.ts';
import { nameOf, useScene } from './scene.ts';
import { GoodIcon, TrackIcon } from './signs.tsx';
import type { UseMove } from './uses.ts';

type Picked = Extract<UseMove, { readonly use: 'mercatante' | 'convento' }>;

/** The choice of the Mercatante's resource or the Convento's track, beside the die. */
export function UsePicker({ die }: { readonly die: diceGame.Die }) {
  const { snapshot, pointed } = useScene().props;
  if (!pointed.includes(`die:${die}`)) return null;
  const picks = (snapshot.moves as readonly Move[]).filter(
    (move): move is Picked =>
      move.do === 'use' &&
      (move.use === 'mercatante' || move.use === 'convento') &&
      move.die === die &&
      pointed.includes(diceGame.targetOfUse(move)),
  );
  return (
    <div className="dice-picker">
      {picks.map((move) => (
        <Pick key={idOf(move)} move={move} />
      ))}
    </div>
  );
}

function idOf(move: Picked): diceGame.Resource | diceGame.Track {
  return move.use === 'mercatante' ? move.resource : move.track;
}

function Pick({ move }: { readonly move: Picked }) {
  const scene = useScene();
  const { props } = scene;
  return (
    <Point
      target={`pick:${idOf(move)}` satisfies diceGame.DiceTarget}
      label={nameOf(scene, idOf(move))}
      className="dice-chip glows"
      legal
      picked={move === props.chosen}
      onPoint={() => props.onTake(move)}
    >
      {move.use === 'mercatante' ? <GoodIcon good={move.resource} /> : <TrackIcon track={move.track} />}
    </Point>
  );
}
