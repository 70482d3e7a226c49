export type { RunningServer, ServerOptions } from './start.ts';
export { startServer } from './start.ts';
