import * as diceGame from '@signoria/dice';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { signed } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import type { Move } from './scene.ts';
import { useScene } from './scene.ts';

type Hire = Extract<Move, { readonly do: 'hire' }>;

/**
 * The ways to hire, below the selected artwork: with a star or without (R9.5), with the discount or without (R11.10).
 */
export function Hires({ artwork }: { readonly artwork: diceGame.Artwork }) {
  const { props } = useScene();
  const isHire = (move: Move): move is Hire => move.do === 'hire' && move.artwork === artwork;
  const hires = (props.snapshot.moves as readonly Move[]).filter(isHire);
  if (hires.length < 2 || !props.pointed.includes(`artwork:${artwork}`)) return null;
  return (
    <div className="dice-picker">
      {hires.map((move) => (
        <HireChip key={`${move.star} ${move.discount}`} move={move} />
      ))}
    </div>
  );
}

/** A way to hire: the points that the artist adds, and the discount. */
function HireChip({ move }: { readonly move: Hire }) {
  const { say } = useWords();
  const { props, words, labels, figures, ahead, seat } = useScene();
  const less = words.brief.less(figures.fiorini.bottega);
  const points = diceGame.hireWorth({ figures, table: ahead.table }, seat ?? 0, move).artist;
  const said = [move.star ? words.brief.masterpiece : labels.plain, ...(move.discount ? [less] : [])];
  return (
    <Point
      target={diceGame.targetOfTerms(move)}
      id={move.artwork}
      label={[say('table.points', { count: points }), ...said].join(', ')}
      className="dice-chip glows"
      legal
      minor
      picked={move === props.chosen}
      onPoint={() => props.onTake(move)}
    >
      <span data-sign="artistPoints">{signed(points)}</span>
      {move.star && <Icon name="star" />}
      {move.discount && <small>{less}</small>}
    </Point>
  );
}
