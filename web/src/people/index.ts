export * from '../gameFiles/exportGames.ts';
export * from '../gameFiles/importGames.ts';
export * from './NameField.tsx';
export * from './PasskeyList.tsx';
export * from './Passkeys.tsx';
