export { reviewEndVote, voteToEnd } from './endVote.ts';
export { finish, finishIfOver, recover } from './finish.ts';
export { recordOf } from './record.ts';
