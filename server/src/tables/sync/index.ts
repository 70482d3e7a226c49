export { syncWithNodes } from './sync.ts';
