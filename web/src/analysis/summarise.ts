import type { Analysis } from '@signoria/bots/analysis';
import { isGame, loadText } from '@signoria/catalogue';
import type { GameRecord, Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';
import { useEffect } from 'react';
import type { KnownGame } from '../replay/index.ts';
import type { SummarySource, TextsByLanguage } from './gameSummary.ts';
import { summaryOf } from './gameSummary.ts';
import { versionOf } from './storedAnalyses.ts';
import { storeSummary } from './storedSummaries.ts';

/** A game that counts in the statistics of this browser. */
export interface CountedGame {
  readonly game: KnownGame;
  readonly record: GameRecord<unknown>;
  readonly source: SummarySource;
}

/** Stores the summary of an analysed game. */
export async function summarise({ game, record, source }: CountedGame, analysis: Analysis): Promise<void> {
  if (!isGame(record.game) || game.own.length === 0) return;
  const texts = await Promise.all(
    LANGUAGES.map(
      async (language): Promise<[Language, TextsByLanguage[Language]]> => [
        language,
        await loadText(record.game, language),
      ],
    ),
  );
  const summary = summaryOf(game, analysis, Object.fromEntries(texts) as unknown as TextsByLanguage, source);
  await storeSummary(record, await versionOf(record), summary);
}

/** Stores the summary of the open game as soon as its analysis is complete. `source` is null for games that do not count. */
export function useSummary(
  game: KnownGame,
  record: GameRecord<unknown>,
  source: SummarySource | null,
  analysis: Analysis | null,
): void {
  const { address = '', playedAt = 0 } = source ?? {};
  useEffect(() => {
    if (address === '' || analysis === null) return;
    summarise({ game, record, source: { address, playedAt } }, analysis).catch((error: unknown) =>
      console.error(error),
    );
  }, [game, record, address, playedAt, analysis]);
}
