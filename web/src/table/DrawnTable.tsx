import { Loading } from '../shell/Loading.tsx';
import { useWords } from '../words/index.ts';
import type { GameTableProps } from './gameTable.ts';
import { GAME_TABLES } from './gameTables.ts';
import type { Choosing } from './useChoice.ts';

interface DrawnTableProps extends Omit<GameTableProps, keyof Choosing> {
  readonly choosing: Choosing;
}

/** The game's own table, or a note that it has none yet. */
export function DrawnTable({ choosing, ...props }: DrawnTableProps) {
  const { say } = useWords();
  const Game = GAME_TABLES[props.snapshot.rules.id];
  if (Game === undefined) return <p className="waiting">{say('table.undrawn')}</p>;
  const { candidates, legal, thinTargets, pointed, chosen, chosenTargets, dropTargets } = choosing;
  return (
    <Loading fallback={<p className="waiting">{say('table.loading')}</p>}>
      <Game
        {...props}
        candidates={candidates}
        legal={legal}
        thinTargets={thinTargets}
        pointed={pointed}
        chosen={chosen}
        chosenTargets={chosenTargets}
        dropTargets={dropTargets}
      />
    </Loading>
  );
}
