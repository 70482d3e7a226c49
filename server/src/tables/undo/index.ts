export { answerUndoRequest, requestUndo } from './undo.ts';
