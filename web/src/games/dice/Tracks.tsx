import * as diceGame from '@signoria/dice';
import { Point } from '../../table/Point.tsx';
import { Cross } from './pen.tsx';
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
  const ghost = diceGame.popeOn(table, track) ?? 0;
  const label = [labels.popeOn(words.titles[track], marked)];
  if (ghost > 0) label.push(`${words.ghost.name} ${ghost}`);
  return (
    <Point
      target={target}
      label={label.join(', ')}
      className="dice-track glows breathes"
      legal={isTarget}
      picked={isOwn && props.pointed.includes(target)}
      plain
      onPoint={() => (isTarget ? props.onPoint(target) : props.onExplain(track))}
    >
      <b>
        <TrackIcon track={track} />
        <span>{words.titles[track]}</span>
      </b>
      {spaces.map((bonus, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the space
        <i key={index} className={index < ghost ? 'ghost' : ''}>
          <BonusSign bonus={bonus} />
          {index < coming && <Cross at={index} faint={index >= marked} />}
        </i>
      ))}
    </Point>
  );
}
