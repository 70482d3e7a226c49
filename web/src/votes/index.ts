export { VoteButtons } from './VoteButtons.tsx';
export { Votes } from './Votes.tsx';
