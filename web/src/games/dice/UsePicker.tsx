import type { diceGame } from '@signoria/catalogue';
import { Point } from './Point.tsx';
import { nameOf, useScene } from './scene.ts';
import { GoodIcon, TrackIcon } from './signs.tsx';
import { isUse } from './uses.ts';

/** Which resource the Mercatante brings, which track the Convento moves: asked where the die lies. */
export function UsePicker({ die }: { readonly die: diceGame.Die }) {
  const scene = useScene();
  const { props } = scene;
  const { pointed, chosen } = props;
  if (!pointed.includes(die) || !(pointed.includes('mercatante') || pointed.includes('convento'))) return null;
  const moves = (props.snapshot.moves as readonly diceGame.Move[]).filter(isUse).filter((move) => move.die === die);
  return (
    <div className="dg-picker">
      {moves
        .filter((move) => pointed.includes(move.use))
        .map((move) => {
          const id = move.use === 'mercatante' ? move.resource : move.use === 'convento' ? move.track : null;
          if (id === null) return null;
          return (
            <Point
              key={id}
              id={id}
              label={nameOf(scene, id)}
              className="dg-chip"
              legal
              picked={move === chosen}
              onPoint={() => props.onPick(move)}
            >
              {move.use === 'mercatante' && <GoodIcon good={move.resource} />}
              {move.use === 'convento' && <TrackIcon track={move.track} />}
            </Point>
          );
        })}
    </div>
  );
}
