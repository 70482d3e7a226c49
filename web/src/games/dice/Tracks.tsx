import * as diceGame from '@signoria/dice';
import { isPicked, Point } from '../../table/Point.tsx';
import { Cross } from './pen.tsx';
import { plannedStep } from './planned.ts';
import type { SheetProps } from './Sheet.tsx';
import { useScene } from './scene.ts';
import { BonusSign, TrackIcon } from './signs.tsx';

export function Tracks(sheet: SheetProps) {
  const { labels } = useScene();
  return (
    <div className="dice-place dice-tracks">
      <h3>
        {labels.tracks}
        <small>{labels.tracksNote}</small>
      </h3>
      {diceGame.TRACK_IDS.map((track) => (
        <TrackRow key={track} track={track} {...sheet} />
      ))}
    </div>
  );
}

function TrackRow({ track, player, next, isOwn }: SheetProps & { readonly track: diceGame.Track }) {
  const scene = useScene();
  const { figures, props, table, words, labels } = scene;
  const { spaces } = figures.tracks[track];
  const marked = player.tracks[track];
  const coming = next?.tracks[track] ?? marked;
  const target: diceGame.DiceTarget = `track:${track}`;
  const isTarget = isOwn && props.legal.has(target);
  const planned = isOwn ? plannedStep(scene, (move) => move.do === 'advance' && move.track === track) : -1;
  const move = scene.moves.find((one) => one.do === 'advance' && one.track === track);
  const onPoint = () => {
    if (isTarget) props.onTake(move);
    else if (planned >= 0) props.onRemoveStep(planned);
    else props.onExplain(track);
  };
  const ghost = diceGame.popeOn(table, track) ?? 0;
  const label = [labels.spaceOn(words.titles[track], marked)];
  if (ghost > 0) label.push(`${words.ghost.name} ${ghost}`);
  return (
    <Point
      target={target}
      label={label.join(', ')}
      className="dice-track glows pulses"
      legal={isTarget}
      picked={planned >= 0 || (isOwn && isPicked(props, target))}
      plain
      onPoint={onPoint}
    >
      <b>
        <TrackIcon track={track} />
        <span>{words.titles[track]}</span>
      </b>
      {spaces.map((bonus, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the space
          key={index}
          className={index < ghost ? 'ghost' : ''}
          data-extra-sign={index < marked ? 'cross' : undefined}
          data-sign={bonus !== 'none' ? undefined : index < ghost ? 'pope' : 'emptySpace'}
        >
          <BonusSign bonus={bonus} />
          {index < coming && <Cross index={index} faint={index >= marked} />}
        </i>
      ))}
    </Point>
  );
}
