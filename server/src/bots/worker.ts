/** Entry point of the worker threads, which keep bot computation off the server's event loop. */
export { think as default } from '@signoria/bots';
