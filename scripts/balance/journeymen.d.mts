/** Plays games between bots of one kind and returns `countsOf` for each record and result. */
type Play = <Counts>(
  game: string,
  bot: string,
  seats: number,
  games: number,
  countsOf: (record: object, result: object) => Counts,
  ...further: readonly string[]
) => readonly Counts[];

export declare function journeymen(
  games: number,
  play?: Play,
): { readonly lines: readonly string[]; readonly pictures: Readonly<Record<string, string>> };
