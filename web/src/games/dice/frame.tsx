import { diceGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { capital } from '@signoria/engine';
import { useEffect, useState } from 'react';
import type { GameFrame } from '../../table/gameFrames.ts';
import type { TableSnapshot } from '../../table/source.ts';
import { useWords } from '../../words/index.ts';
import { bestScores, keepBest } from './best.ts';

interface Duel {
  readonly pope: diceGame.Pope;
  readonly mine: number;
  readonly his: number;
}

/** A game alone that is over, for the eyes of who played it (R13.8). */
function duelOf({ view, scores, over, seat }: TableSnapshot): Duel | null {
  const open = view as unknown as diceGame.View;
  const his = diceGame.popesPoints(open);
  const [score] = scores;
  if (!over || seat === null || his === null || score === undefined) return null;
  return { pope: open.table.pope, mine: score.total, his };
}

function endTitle(snapshot: TableSnapshot, language: Language): string | null {
  const duel = duelOf(snapshot);
  if (duel === null) return null;
  const { beat, lostTo } = diceGame.diceText[language].words.brief;
  return snapshot.scores[0]?.rank === 1 ? beat(duel.mine, duel.his) : lostTo(duel.mine, duel.his);
}

function EndNote({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const { bestNew } = diceGame.diceLabels[useWords().language];
  const [best, setBest] = useState(bestScores);
  useEffect(() => {
    const played = duelOf(snapshot);
    if (played === null) return;
    keepBest(played.pope, played.mine);
    setBest(bestScores());
  }, [snapshot]);
  const duel = duelOf(snapshot);
  if (duel === null) return null;
  return (
    <div className="soft">
      {best[duel.pope] === duel.mine && <p>{bestNew}</p>}
      <BestList />
    </div>
  );
}

function SetUpNote({ seats }: { readonly seats: number }) {
  return seats === 1 ? <BestList /> : null;
}

/** "Your best in this browser: Easy 44, Normal 57". */
function BestList() {
  const { language } = useWords();
  const labels = diceGame.diceLabels[language];
  const { choices } = diceGame.diceText[language].words.options.pope;
  const best = bestScores();
  const known = diceGame.POPES.filter((pope) => best[pope] !== undefined);
  const list = known.map((pope) => `${capital(choices[pope])} ${best[pope]}`).join(', ');
  return (
    <p className="muted bestScores">
      {labels.best}: {list === '' ? labels.bestNone : list}
    </p>
  );
}

const frame: GameFrame = {
  endTitle,
  EndNote,
  SetUpNote,
};
export default frame;
