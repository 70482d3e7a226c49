export * from './exportGames.ts';
export * from './importGames.ts';
export * from './NameField.tsx';
export * from './PasskeyList.tsx';
export * from './Passkeys.tsx';
