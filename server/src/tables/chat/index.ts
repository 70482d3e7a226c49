export { catchUpChat, earlierChat, loadChat, postChat, postNotice } from './chat.ts';
