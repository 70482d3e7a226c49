import * as diceGame from '@signoria/dice';
import { capital } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { Named } from '../../table/Point.tsx';
import { useWords } from '../../words/index.ts';
import { nameOf, totalOf, useScene } from './scene.ts';
import { DieFace, TrackIcon } from './signs.tsx';

/** R13  The ghost in solo games: his tracks, the dice that he took and the points to beat. */
export function Pope() {
  const scene = useScene();
  const { table, figures, words, labels } = scene;
  const target = diceGame.popesPoints({ figures, table });
  if (target === null) return null;
  const missing = target - totalOf(scene, scene.seat ?? 0);
  return (
    <div className="dice-pope">
      <span className="dice-mitre" data-sign="ghost">
        <Icon name="mitre" className="" />
      </span>
      <div>
        <h2>
          <Named id="ghost">{words.ghost.name}</Named>
        </h2>
        <p>
          {capital(words.options.pope.choices[table.pope])}, {words.brief.popeTarget(target)}
          {!table.over && (
            <>
              {': '}
              <b>{missing > 0 ? labels.popeToGo(missing) : labels.popeReached}</b>
            </>
          )}
        </p>
      </div>
      <dl>
        {diceGame.GHOST_TRACKS.map((track) => (
          <PopeTrack key={track} track={track} steps={diceGame.popeOn(table, track) ?? 0} />
        ))}
      </dl>
      {table.active === 'ghost' && (
        <p className="took">
          {labels.popeTook}
          {table.used.map((die) => (
            <span key={die}>
              <DieFace die={die} value={table.dice?.[die] ?? null} />
              <span className="unseen">{nameOf(scene, die)}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function PopeTrack({ track, steps }: { readonly track: diceGame.GhostTrack; readonly steps: number }) {
  const scene = useScene();
  const { say } = useWords();
  const { figures, me, labels, words } = scene;
  const spaces = figures.tracks[track].spaces.length;
  const mine = me?.tracks[track] ?? 0;
  return (
    <div>
      <dt>
        <TrackIcon track={track} />
        <span className="unseen">{labels.spaceOn(words.titles[track], steps)}</span>
      </dt>
      <dd aria-hidden="true" data-sign="ghostSteps">
        {Array.from({ length: spaces }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the space
          <i key={index} className={index < steps ? 'his' : ''} />
        ))}
        <b>{steps}</b>
        <small>
          {say('table.you')} {mine}
        </small>
      </dd>
    </div>
  );
}
