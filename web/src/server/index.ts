export * from './api.ts';
export * from './connection.ts';
export * from './passkey.ts';
export * from './RefusalNote.tsx';
export * from './useRequest.ts';
