export interface PlayedGame {
  readonly decisions: number;
  readonly city: Readonly<Record<string, true>>;
  readonly scores: readonly { readonly order: number; readonly total: number }[];
  readonly winners: readonly number[];
  readonly players: readonly {
    readonly openings: readonly string[];
    readonly happened: Readonly<Record<string, number>>;
    readonly won: number;
  }[];
}
export declare function countsOf(record: object, result: object): PlayedGame;
