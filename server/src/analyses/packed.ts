import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip } from 'node:zlib';
import type { Analysis } from '@signoria/bots/analysis';
import type { GameAnalysis } from '@signoria/protocol';

type StoredState = Extract<GameAnalysis, { state: 'stored' }>;

/** Returns the text in which an analysis is stored: the response of the route, gzipped, as base64. */
export async function packed(version: string, analysis: Analysis): Promise<string> {
  const response: StoredState = { state: 'stored', version, analysis };
  return (await promisify(gzip)(JSON.stringify(response))).toString('base64');
}

/** Returns the gzipped response of a stored analysis. */
export function gzippedResponse(body: string): Buffer {
  return Buffer.from(body, 'base64');
}

export async function plainResponse(body: string): Promise<string> {
  return (await promisify(gunzip)(gzippedResponse(body))).toString();
}

/** Returns a stored analysis; null if it is damaged. */
export function unpacked(body: string): Analysis | null {
  try {
    const { analysis } = JSON.parse(gunzipSync(gzippedResponse(body)).toString()) as StoredState;
    return (analysis ?? null) as Analysis | null;
  } catch {
    return null;
  }
}
