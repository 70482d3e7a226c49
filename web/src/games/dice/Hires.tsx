import type { diceGame } from '@signoria/catalogue';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from './Point.tsx';
import type { Move } from './scene.ts';
import { useScene } from './scene.ts';

type Hire = Extract<Move, { readonly do: 'hire' }>;

/** With a star or without (R9.5), at the full price or less (R11.10): asked where the artwork stands. */
export function Hires({ artwork }: { readonly artwork: diceGame.Artwork }) {
  const { props, words } = useScene();
  const isHire = (move: Move): move is Hire => move.do === 'hire' && move.artwork === artwork;
  const hires = (props.snapshot.moves as readonly Move[]).filter(isHire);
  if (hires.length < 2 || !props.pointed.includes(artwork)) return null;
  const hasDiscount = hires.some(({ discount }) => discount);
  return (
    <div className="dg-picker">
      {hires.map((move) => {
        const said = [move.star ? words.withStar : words.plain, ...(move.discount ? [words.discount] : [])];
        return (
          <Point
            key={said.join()}
            id={artwork}
            label={said.join(', ')}
            className="dg-chip wide"
            legal
            picked={move === props.chosen}
            onPoint={() => props.onPick(move)}
          >
            {move.star ? <Icon name="star" /> : <s>★</s>}
            {hasDiscount && (move.discount ? '−100' : '±0')}
          </Point>
        );
      })}
    </div>
  );
}
