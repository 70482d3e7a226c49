export { reviewEndVote, voteToEnd } from './endVote.ts';
export { finish, finishIfOver } from './finish.ts';
export { recordOf } from './record.ts';
export { recover } from './recover.ts';
