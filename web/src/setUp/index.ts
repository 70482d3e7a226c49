export { FiguresField } from './FiguresField.tsx';
export { inputWords } from './inputWords.ts';
export { keepTable, tableFor } from './lastTable.ts';
export { OptionFields } from './OptionFields.tsx';
export { OwnFigures } from './OwnFigures.tsx';
export { optionWords } from './optionWords.ts';
export { PlayerCount } from './PlayerCount.tsx';
export { SeatFields } from './SeatFields.tsx';
export { kindOf, optionsFor, resize } from './seating.ts';
