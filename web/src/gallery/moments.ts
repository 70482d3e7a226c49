import { isGame } from '@signoria/catalogue';
import type { AnyRules } from '@signoria/engine';
import { errorText, resume, undoDecisions } from '@signoria/engine';
import { readRecords } from '../replay/index.ts';
import type { GalleryParams } from './galleryParams.ts';
import { POSITIONS } from './galleryParams.ts';
import type { GalleryMoment } from './walk.ts';
import { askOf, momentAt } from './walk.ts';

/** The key of the opened record in the session storage, which the frame of the table reads too. */
const RECORD_KEY = 'signoria.gallery.record';

/** Stores the text of a record. Returns null, or a sentence that says why the text cannot be opened. */
export function storeRecord(text: string): string | null {
  const read = readRecords(text);
  if (!read.ok)
    return read.error.code === 'notJson' ? 'This text is not JSON.' : 'This JSON is not a record of a game.';
  sessionStorage.setItem(RECORD_KEY, text);
  return null;
}

/** Returns the id of the wanted game; undefined if there is none. */
export function gameOf({ game }: GalleryParams): string | undefined {
  const id = game === 'record' ? openedRecord()?.game : game;
  return id !== undefined && isGame(id) ? id : undefined;
}

function openedRecord() {
  const read = readRecords(sessionStorage.getItem(RECORD_KEY) ?? '');
  return read.ok ? read.value.records[0]?.record : undefined;
}

/** The parameters that determine a position. */
type WantedPosition = Pick<GalleryParams, 'game' | 'question' | 'at'>;

/** Returns the wanted position, or a sentence that says why there is none. */
export function momentOf(rules: AnyRules, wanted: WantedPosition): GalleryMoment | string {
  if (wanted.game === 'record') return momentInRecord(rules, wanted);
  const position = POSITIONS.find(({ game, ask }) => game === wanted.game && ask === wanted.question);
  if (position === undefined) return `${wanted.game} has no question ${wanted.question}.`;
  try {
    return momentAt(rules, { ...position, decisions: wanted.at ?? position.decisions });
  } catch (error) {
    return String(error);
  }
}

function momentInRecord(rules: AnyRules, { at }: WantedPosition): GalleryMoment | string {
  const record = openedRecord();
  if (record === undefined) return 'No record was opened.';
  const played = resume(rules, record);
  if (!played.ok) return errorText(played.error);
  const replay = undoDecisions(played.value, Math.max(0, played.value.entries.length - (at ?? Infinity)));
  const seat = rules.pending(replay.game.state)[0] ?? 0;
  return { replay, seat, ask: askOf(replay.game.state, seat) };
}
