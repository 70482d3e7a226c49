import * as diceGame from '@signoria/dice';
import { capital } from '@signoria/engine';
import { useEffect, useState } from 'react';
import type { GameFrame, ScoreToBeat } from '../../table/gameFrames.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { bestScores, saveBest } from './bestScores.ts';

type WithText = Pick<TableSnapshot, 'text'>;

const diceTextOf = ({ text }: WithText) => text as unknown as diceGame.DiceText;

interface Duel {
  readonly pope: diceGame.PopeLevel;
  readonly mine: number;
  readonly his: number;
}

/** Returns the result of a finished solo game (R13.8); null for spectators and all other games. */
function duelOf({ view, scores, over, seat }: TableSnapshot): Duel | null {
  const open = view as unknown as diceGame.View;
  const his = diceGame.popesPoints(open);
  const [score] = scores;
  if (!over || seat === null || his === null || score === undefined) return null;
  return { pope: open.table.pope, mine: score.total, his };
}

function endTitle(snapshot: TableSnapshot): string | null {
  const duel = duelOf(snapshot);
  if (duel === null) return null;
  const { beat, lostTo } = diceTextOf(snapshot).words.brief;
  return snapshot.scores[0]?.rank === 1 ? beat(duel.mine, duel.his) : lostTo(duel.mine, duel.his);
}

function scoreToBeat(snapshot: TableSnapshot): ScoreToBeat | null {
  const duel = duelOf(snapshot);
  return duel && { name: diceTextOf(snapshot).words.ghost.name, points: duel.his };
}

function EndNote({ snapshot, isCounted }: { readonly snapshot: TableSnapshot; readonly isCounted: boolean }) {
  const { bestNew } = diceTextOf(snapshot).labels;
  const [best, setBest] = useState(bestScores);
  useEffect(() => {
    const played = duelOf(snapshot);
    if (played === null || !isCounted) return;
    saveBest(played.pope, played.mine);
    setBest(bestScores());
  }, [snapshot, isCounted]);
  const duel = duelOf(snapshot);
  if (duel === null) return null;
  return (
    <div className="soft">
      {isCounted && best[duel.pope] === duel.mine && <p>{bestNew}</p>}
      <BestList text={snapshot.text} />
    </div>
  );
}

function SetUpNote({ seats, text }: WithText & { readonly seats: number }) {
  return seats === 1 ? <BestList text={text} /> : null;
}

/** The best scores as text: "Your best in this browser: Easy 44, Normal 57". */
function BestList(props: WithText) {
  const { labels, words } = diceTextOf(props);
  const { choices } = words.options.pope;
  const best = bestScores();
  const known = diceGame.POPE_LEVELS.filter((pope) => best[pope] !== undefined);
  const list = known.map((pope) => `${capital(choices[pope])} ${best[pope]}`).join(', ');
  return (
    <p className="muted bestScores">
      {labels.best}: {list === '' ? labels.bestNone : list}
    </p>
  );
}

const frame: GameFrame = {
  endTitle,
  scoreToBeat,
  EndNote,
  SetUpNote,
};
export default frame;
