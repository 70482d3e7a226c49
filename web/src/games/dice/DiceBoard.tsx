import * as diceGame from '@signoria/dice';
import { Shield } from '../../shell/Icon.tsx';
import { useStage } from '../../shell/stages.tsx';
import { Point } from '../../table/Point.tsx';
import type { Scene } from './scene.ts';
import { familyOf, nameOf, playerName, useScene } from './scene.ts';
import { DieFace } from './signs.tsx';
import { UseCell } from './UseCell.tsx';
import { UsePicker } from './UsePicker.tsx';
import { addedUses, printedUses } from './uses.ts';

/** Up to this number of building uses, a row shows the names of their buildings. */
const MOST_NAMES = 2;

/** The number of dice whose uses are rendered in one frame. */
const DICE_PER_STAGE = 2;

/** The six dice, each with the ways to use it. The first render shows the dice, and the next ones the uses. */
export function DiceBoard() {
  const { labels } = useScene();
  const stage = useStage(diceGame.DIE_IDS.length / DICE_PER_STAGE);
  return (
    <section className="dice-board" data-of="dice" aria-label={labels.diceBoard}>
      {diceGame.DIE_IDS.map((die, index) => (
        <DieRow key={die} die={die} hasUses={index < stage * DICE_PER_STAGE} />
      ))}
    </section>
  );
}

interface RowProps {
  readonly die: diceGame.Die;
  readonly hasUses: boolean;
}

function DieRow({ die, hasUses }: RowProps) {
  const scene = useScene();
  const { table, props } = scene;
  const value = table.dice?.[die] ?? null;
  const isUsed = table.used.includes(die);
  const target: diceGame.DiceTarget = `die:${die}`;
  const canUse = props.legal.has(target);
  const printed = value === null || !hasUses ? [] : printedUses(scene, die, value);
  const added = value === null ? [] : addedUses(scene, die, value);
  return (
    <div
      className={`dice-row ${isUsed ? 'spent' : ''} ${canUse ? 'open' : ''} ${inUse(scene.step, die) ? 'now' : ''}`}
      data-tip-line=""
    >
      <Point target={target} label={labelOf(scene, die, value)} className="dice-dieHit">
        <DieFace die={die} value={value} />
        <small>{scene.words.colours[die]}</small>
      </Point>
      <div className="dice-uses">
        {printed.map((way) => (
          <UseCell key={way.use} way={way} />
        ))}
      </div>
      {added.length > 0 && (
        <div className="dice-added">
          {hasUses ? (
            added.map((way, index) => (
              <UseCell
                key={`${way.use}-${way.range}`}
                way={way}
                isNamed={added.length <= MOST_NAMES && way.by !== added[index - 1]?.by}
              />
            ))
          ) : (
            <span className="dice-use added" />
          )}
        </div>
      )}
      <UsePicker die={die} />
      <User die={die} />
    </div>
  );
}

function labelOf(scene: Scene, die: diceGame.Die, value: number | null): string {
  const { labels, table } = scene;
  const shows = value === null ? labels.notRolled : labels.shows(value);
  return [nameOf(scene, die), shows, ...(table.used.includes(die) ? [usedBy(scene)] : [])].join(', ');
}

function usedBy(scene: Scene): string {
  const { table, labels, words } = scene;
  return labels.usedBy(table.active === 'ghost' ? words.ghost.name : playerName(scene, table.active));
}

/** A tag on a used die that shows its user. */
function User({ die }: { readonly die: diceGame.Die }) {
  const scene = useScene();
  const { table, words } = scene;
  if (!table.used.includes(die)) return null;
  return (
    <span className="dice-user" aria-hidden="true">
      {table.active === 'ghost' ? null : <Shield family={familyOf(scene, table.active)} />}
      {table.active === 'ghost' ? words.ghost.name : words.brief.used}
    </span>
  );
}

/** True while a question about this die is open. */
function inUse(step: diceGame.Step | null, die: diceGame.Die): boolean {
  if (step === null) return false;
  return (step.ask === 'hire' && step.die === die) || (step.ask === 'mark' && step.from === die);
}
