export { exportGames } from './exportGames.ts';
export type { ImportCounts } from './importGames.ts';
export { IMPORT_RESULTS, importGames, seatsOf } from './importGames.ts';
