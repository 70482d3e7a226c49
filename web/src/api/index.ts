export * from './api.ts';
export * from './connection.ts';
export * from './passkey.ts';
export * from './useRequest.ts';
