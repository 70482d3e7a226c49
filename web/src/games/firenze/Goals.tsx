import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { drawingOf } from './art.ts';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';

interface GoalsProps {
  readonly tower: firenze.Tower;
}

const levelsFor = (view: firenze.View, tower: firenze.Tower) =>
  firenze.commissionsInReach(view, tower).map(({ level }) => level);

/** The levels of commissions that a tower can still fulfil, and the church card that it could be given up for. */
export function Goals({ tower }: GoalsProps) {
  const { view } = useScene();
  const levels = levelsFor(view, tower);
  const church = firenze.churchInReach(view, tower);
  return (
    <small className="goals" data-sign="goals">
      {levels.length === 0 && church === null ? '–' : inRuns(levels)}
      {church !== null && <Icon name={drawingOf(church)} className="church" />}
    </small>
  );
}

/** The next useful height, shown if the full list does not fit. */
export function Aim({ tower }: GoalsProps) {
  const { view, figures } = useScene();
  const church = firenze.churchInReach(view, tower);
  const [next = church === null ? null : figures.cards[church].level] = levelsFor(view, tower);
  return (
    <small className="aim" data-sign="aim">
      {next === null ? ' –' : next === tower.height ? '' : `→${next}`}
    </small>
  );
}

export function goalsInWords({ view, words }: Scene, tower: firenze.Tower): string {
  const church = firenze.churchInReach(view, tower);
  const goals = [...levelsFor(view, tower), ...(church === null ? [] : [words.cardNames[church]])];
  return goals.length === 0 ? words.labels.nothingLeft : words.labels.canBecome(goals.join(', '));
}

/** Returns levels as text: "3, 5–8". Runs of three or more show only their ends. */
function inRuns(levels: readonly number[]): string {
  const isBetween = (level: number) => levels.includes(level - 1) && levels.includes(level + 1);
  const shown = levels.map((level) => (isBetween(level) ? '–' : String(level)));
  return shown.join(', ').replace(/, –(, –)*, /g, '–');
}
