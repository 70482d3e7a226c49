import * as diceGame from '@signoria/dice';
import { Point } from '../../table/Point.tsx';
import { iconsOf } from './icons.ts';
import { Cross } from './pen.tsx';
import { plannedMark, replacingMark } from './planned.ts';
import type { SheetProps } from './Sheet.tsx';
import type { Move, Scene } from './scene.ts';
import { nameOf, useScene } from './scene.ts';
import { GoodIcon } from './signs.tsx';

interface IconsProps extends SheetProps {
  readonly place: diceGame.Place;
  /** True if nothing can be marked here any more. */
  readonly closed: boolean;
}

/** The icons of an artwork or a space. Marked icons are crossed out in pencil. */
export function SheetIcons({ place, player, next, isOwn, closed }: IconsProps) {
  const { figures, ahead } = useScene();
  const marks = diceGame.marksAt(player, place);
  const after = next === null ? marks : diceGame.marksAt(next, place);
  const planned = diceGame.marksAt((isOwn ? ahead.me : null) ?? player, place);
  const icons = diceGame.iconsAt(figures, place);
  return (
    <div className={closed ? 'dice-boxes closed' : 'dice-boxes'}>
      {iconsOf(icons).map(({ good, index }, order) => {
        const marked = diceGame.iconCount(marks, good);
        const box = { place, good, order, isMarked: index < marked };
        const key = `${good}-${index}`;
        if (!isOwn) return <Box key={key} {...box} />;
        const reason = diceGame.whyNotIcon(figures, player, place, good, index);
        if (reason !== null) return <Box key={key} {...box} reason={reason} />;
        const isPlanned = index < diceGame.iconCount(planned, good);
        const isComing = isPlanned || index < diceGame.iconCount(after, good);
        const isNext = index === diceGame.iconCount(planned, good);
        return <OpenBox key={key} {...box} {...{ isNext, isPlanned, isComing }} />;
      })}
    </div>
  );
}

function IconDrawing({ good }: { readonly good: diceGame.Good }) {
  return (
    <>
      {good === 'fiorini' && <span className="hundred">{diceGame.COIN}</span>}
      <GoodIcon good={good} />
    </>
  );
}

/** Returns the classes of an icon's box. Fiorini have a wider one. */
function boxClass(good: diceGame.Good): string {
  return good === 'fiorini' ? 'dice-box fiorini' : 'dice-box';
}

/** Returns the sign that says what a mark on the icon is for. The signs of coins say their value, which small screens omit. */
function extraSignOn(place: diceGame.Place, good: diceGame.Good, isMarked: boolean): string {
  if (isMarked) return 'cross';
  const isInRione = diceGame.SPACE_IDS.some((space) => space === place);
  if (good === 'fiorini') return isInRione ? 'openCoinInRione' : 'openCoin';
  return isInRione ? 'openInRione' : 'openIcon';
}

interface BoxProps {
  readonly place: diceGame.Place;
  readonly good: diceGame.Good;
  readonly order: number;
  readonly isMarked: boolean;
}

/** An icon that cannot be marked. While the viewer can move, a click states the reason; otherwise it explains the good. */
function Box({ place, good, order, isMarked, reason }: BoxProps & { readonly reason?: diceGame.Reason }) {
  const scene = useScene();
  const { labels, props, canMove } = scene;
  return (
    <Point
      target={`icon:${place} ${good}` satisfies diceGame.DiceTarget}
      id={place}
      about={good}
      label={[nameOf(scene, place), nameOf(scene, good), isMarked ? labels.marked : labels.open].join(', ')}
      extraSign={extraSignOn(place, good, isMarked)}
      className={boxClass(good)}
      legal={false}
      picked={false}
      plain={reason === undefined || !canMove}
      minor
      reason={reason}
      onPoint={() => props.onExplain(good)}
    >
      <IconDrawing good={good} />
      {isMarked && <Cross index={order} />}
    </Point>
  );
}

interface OpenBoxProps extends BoxProps {
  /** True for the icon of its kind that is marked next. */
  readonly isNext: boolean;
  /** True if a planned step marks it. */
  readonly isPlanned: boolean;
  /** True if a planned step or the chosen move marks it. */
  readonly isComing: boolean;
}

function OpenBox({ place, good, order, isNext, isPlanned, isComing }: OpenBoxProps) {
  const scene = useScene();
  const { props, labels } = scene;
  const move = isNext ? markingMove(scene, place, good) : undefined;
  const isAnswer = move !== undefined && (move.do === 'mark' || isSupplySelected(scene, move));
  const other = isNext && move === undefined ? replacingMark(scene, place, good) : undefined;
  const onPoint = () => {
    if (isPlanned) props.onRemoveStep(plannedMark(scene, place, good));
    else if (move !== undefined || other !== undefined) props.onTake(move ?? other);
    else props.onPoint(`icon:${place} ${good}`);
  };
  return (
    <Point
      target={`icon:${place} ${good}` satisfies diceGame.DiceTarget}
      id={place}
      about={good}
      label={[nameOf(scene, place), nameOf(scene, good), isComing ? labels.willBeMarked : labels.open].join(', ')}
      extraSign={extraSignOn(place, good, isComing)}
      className={`${boxClass(good)} glows pulses`}
      legal={isAnswer}
      quiet={move !== undefined || other !== undefined}
      picked={isComing}
      minor
      wish={wishFor(scene, place, good)}
      onPoint={onPoint}
    >
      <IconDrawing good={good} />
      {isComing && <Cross index={order} faint />}
    </Point>
  );
}

/** Returns the move that marks the icon: with the resource in hand if it fits, else from the supply (R2.5, R2.6). */
function markingMove({ moves }: Scene, place: diceGame.Place, good: diceGame.Good): Move | undefined {
  if (good === 'fiorini') return moves.find((move) => move.do === 'coin' && move.place === place);
  const fits = (move: Move) =>
    (move.do === 'mark' || move.do === 'spare') && move.place === place && move.resource === good;
  return moves.find((move) => move.do === 'mark' && fits(move)) ?? moves.find(fits);
}

/** Returns the illegal move to explain: marking the resource in hand, or else spending from the supply. */
function wishFor({ step }: Scene, place: diceGame.Place, good: diceGame.Good): Move {
  if (good === 'fiorini') return { do: 'coin', place };
  return { do: step?.ask === 'mark' ? 'mark' : 'spare', place, resource: good };
}

/** True if the supply was selected first. Without this check too many icons would glow. */
function isSupplySelected({ props: { pointed, chosen } }: Scene, move: Move): boolean {
  return chosen === null && pointed.includes(diceGame.targets(move)[0] ?? '');
}
