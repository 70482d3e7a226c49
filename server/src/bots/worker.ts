/** Entry point of the worker threads, which keep the computation of bots and analyses off the server's event loop. */
export { think as default } from '@signoria/bots';
export { analysePart } from '../analyses/parts.ts';
