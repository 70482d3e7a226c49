export type { ChatProps } from './Chat.tsx';
export { Chat } from './Chat.tsx';
