import { gameById } from '@signoria/catalogue';
import type { TableInfo } from '@signoria/protocol';
import { clockWords } from '../clocks/index.ts';
import { optionWords } from '../setUp/index.ts';
import { useGame } from '../shell/useGame.ts';
import { useWords } from '../words/index.ts';
import { tableWords } from './TableRow.tsx';

/**
 * The clock, visibility, language and changed options of a table. With `isForNewcomer`, for visitors who may not know the
 * game, it shows player count and duration instead of the visibility.
 */
export function TableFacts({ info, isForNewcomer = false }: { info: TableInfo; isForNewcomer?: boolean }) {
  const { say } = useWords();
  const entry = useGame(info.game);
  const options = entry === undefined ? [] : optionWords(entry, info, say);
  const minutes = info.clock.kind === 'days' ? undefined : gameById(info.game)?.minutes;
  const size = [
    say('new.playerCount', { count: info.seats.length }),
    ...(minutes === undefined ? [] : [say('with.minutes', { minutes })]),
  ];
  const facts = [
    ...(isForNewcomer ? size : []),
    clockWords(info.clock, say),
    ...(isForNewcomer ? [] : [say(info.visibility === 'public' ? 'with.public' : 'with.linkOnly')]),
    ...tableWords(info, say),
    ...options,
  ];
  return (
    <ul className="factLine facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
