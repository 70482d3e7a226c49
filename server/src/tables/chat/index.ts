export { catchUpChat, loadChat, postChat, postNotice } from './chat.ts';
