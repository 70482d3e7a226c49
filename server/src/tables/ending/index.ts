export { reviewEndVote, voteToEnd } from './endVote.ts';
export { finish, finishIfOver } from './finish.ts';
export { recordOf, storedRecord } from './record.ts';
export { recover } from './recover.ts';
