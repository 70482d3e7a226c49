export * from './connection.ts';
export * from './passkey.ts';
export * from './request.ts';
export { knownName, signInAsGuest, signOut, signOutEverywhere, whoAmI } from './session.ts';
export * from './tables.ts';
export * from './useRequest.ts';
