export type { ChatProps } from './Chat.tsx';
export { Chat } from './Chat.tsx';
export { useUnread } from './useUnread.ts';
