export { reviewEndVote, voteToEnd } from './endVote.ts';
export { endOf, finish, finishIfOver, showEnd } from './finish.ts';
export { recordOf, storedRecord } from './record.ts';
export { recover } from './recover.ts';
