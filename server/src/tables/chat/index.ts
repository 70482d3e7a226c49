export { loadChat, postChat, postNotice } from './chat.ts';
