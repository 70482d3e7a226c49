export * from './NameField.tsx';
export * from './PasskeyList.tsx';
export * from './Passkeys.tsx';
