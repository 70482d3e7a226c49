export { BesideTable } from './BesideTable.tsx';
export { PanelBeside, SheetOver } from './panels.tsx';
export { RuleBook } from './RuleBook.tsx';
export { SettingsList } from './SettingsList.tsx';
