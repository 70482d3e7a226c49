export { BesideTable } from './BesideTable.tsx';
export { RuleBook } from './RuleBook.tsx';
export { SettingsList } from './SettingsList.tsx';
