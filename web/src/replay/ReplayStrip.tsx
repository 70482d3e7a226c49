import type { ReactNode } from 'react';
import { ticks } from '../table/chart.ts';
import { useGameFrame } from '../table/gameFrames.ts';
import { useWords } from '../words/index.ts';
import type { ReplayController, ReplayPosition } from './replayTable.ts';
import type { StepBy } from './steps.ts';
import { roundStarts, STEPS, stepFrom } from './steps.ts';

interface StripProps {
  readonly table: ReplayController;
  readonly position: ReplayPosition;
  /** The values of the analysis below the controls; null if there is none. */
  readonly values: ReactNode | null;
}

/** The replay controls in place of the choices: steps, slider and position. */
export function ReplayStrip({ table, position: { count }, values }: StripProps) {
  const { say } = useWords();
  const { game, go } = table;
  const all = game.turns.length;
  const { ownTurnIn } = useGameFrame(game.entry.rules.id);
  const round = game.rounds[count] ?? 1;
  const when =
    ownTurnIn === undefined
      ? say('look.round', { round })
      : say('look.ownTurn', { turn: ownTurnIn(round, game.seats.length) });
  const place = `${say('look.place', { count, all })} · ${when}`;
  return (
    <section className={values === null ? 'replayStrip' : 'replayStrip valued'} aria-label={say('look.title')}>
      <span className="replaySteps">
        {STEPS.toReversed().map((by) => (
          <StepButton key={by} table={table} count={count} by={by} direction={-1} />
        ))}
      </span>
      <span className="replaySlider">
        <RoundMarks table={table} />
        <input
          type="range"
          min={0}
          max={all}
          value={count}
          aria-label={say('look.slider')}
          aria-valuetext={place}
          onChange={({ target }) => go({ count: Number(target.value) })}
        />
      </span>
      <span className="replaySteps">
        {STEPS.map((by) => (
          <StepButton key={by} table={table} count={count} by={by} direction={1} />
        ))}
      </span>
      <output className="replayPlace">{place}</output>
      {values}
    </section>
  );
}

interface StepProps {
  readonly table: ReplayController;
  readonly count: number;
  readonly by: StepBy;
  readonly direction: 1 | -1;
}

/** Number of chevrons: one for a decision, two for a turn, three for a round. */
const CHEVRONS = { decision: 1, turn: 2, round: 3 } as const;

function StepButton({ table: { game, go }, count, by, direction }: StepProps) {
  const { say } = useWords();
  const to = stepFrom(game, count, by, direction);
  const name = say(`look.${direction > 0 ? 'on' : 'back'}.${by}`);
  const path = Array.from({ length: CHEVRONS[by] }, (_, index) => `M${8 + 4 * index - 2 * CHEVRONS[by]} 6l4 6-4 6`);
  return (
    <button type="button" aria-label={name} title={name} disabled={to === count} onClick={() => go({ count: to })}>
      <svg viewBox="0 0 24 24" className={direction < 0 ? 'icon mirrored' : 'icon'} aria-hidden="true">
        <path d={path.join('')} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

/** Maximum number of marks along the slider. */
const MOST_MARKS = 12;

/** Marks at the starts of the rounds along the slider, or of the turns if the game counts turns. */
function RoundMarks({ table: { game } }: Pick<StripProps, 'table'>) {
  const all = Math.max(1, game.turns.length);
  const { ownTurnIn = (round) => round } = useGameFrame(game.entry.rules.id);
  const rounds = game.rounds.map((round) => ownTurnIn(round, game.seats.length));
  const shown = ticks(1, rounds.at(-1) ?? 1, MOST_MARKS);
  return (
    <span className="replayMarks" aria-hidden="true">
      {roundStarts({ rounds })
        .filter(({ round }) => shown.includes(round))
        .map(({ round, count }) => (
          <i key={round} style={{ left: `${(100 * count) / all}%` }}>
            {round}
          </i>
        ))}
    </span>
  );
}
