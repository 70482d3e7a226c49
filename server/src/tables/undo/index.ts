export { answerUndoRequest, lapseUndoRequest, requestUndo } from './undo.ts';
