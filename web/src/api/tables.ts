import type { GameRecord } from '@signoria/engine';
import type { ChatLine } from '@signoria/protocol';
import { request } from './request.ts';

/** Returns the record of a finished game. The rules validate its contents when they read it. */
export async function fetchRecord(id: string): Promise<GameRecord<unknown>> {
  return (await request('fetchRecord', { params: { id } })) as unknown as GameRecord<unknown>;
}

/** Returns the last chat lines before the line of this number. */
export async function fetchEarlierChat(id: string, before: number): Promise<readonly ChatLine[]> {
  return (await request('fetchEarlierChat', { params: { id }, query: { before: String(before) } })).lines;
}
