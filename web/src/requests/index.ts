export { RequestButtons } from './RequestButtons.tsx';
export { Requests } from './Requests.tsx';
