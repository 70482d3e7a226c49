/** Bots think here, off the thread that serves the tables. */
export { think as default } from '@signoria/bots';
