export { followOthers } from './follow.ts';
