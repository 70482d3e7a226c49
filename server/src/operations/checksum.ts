import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';

/**
 * A backup ends with one line that holds the SHA-256 of everything before it. SQLite ignores bytes after its last page,
 * and `pg_restore` ignores bytes after its last block, so both still read the file.
 */
const LABEL = '\nsignoria backup checksum, sha256 ';

const DIGEST_LENGTH = 64;
const TRAILER_LENGTH = LABEL.length + DIGEST_LENGTH + 1;

/**
 * The most bytes of the label that may differ. A line with a damaged label still counts as a checksum line, and as
 * damaged.
 */
const TOLERANCE = 4;

/** The database's own part of a backup file: its first `length` bytes. */
export interface Payload {
  readonly file: string;
  readonly length: number;
}

export interface ChecksumResult {
  readonly payload: Payload;
  /** False for backups of earlier versions. */
  readonly hasChecksum: boolean;
  readonly isIntact: boolean;
}

export async function appendChecksum(file: string): Promise<void> {
  const payload = { file, length: statSync(file).size };
  appendFileSync(file, trailerOf(await digestOf(payload)));
}

/** Compares a backup with its checksum. `onPart` receives the fraction that has been read. */
export async function verifyChecksum(file: string, onPart: (part: number) => void): Promise<ChecksumResult> {
  const { size } = statSync(file);
  const trailer = readEnd(file, size);
  const hasChecksum = isTrailer(trailer);
  const payload = { file, length: hasChecksum ? size - TRAILER_LENGTH : size };
  const isIntact = !hasChecksum || trailer === trailerOf(await digestOf(payload, onPart));
  onPart(1);
  return { payload, hasChecksum, isIntact };
}

function trailerOf(digest: string): string {
  return `${LABEL}${digest}\n`;
}

function readEnd(file: string, size: number): string {
  const end = Buffer.alloc(Math.min(TRAILER_LENGTH, size));
  const handle = openSync(file, 'r');
  try {
    readSync(handle, end, 0, end.length, size - end.length);
  } finally {
    closeSync(handle);
  }
  return end.toString('latin1');
}

function isTrailer(text: string): boolean {
  const equal = [...LABEL].filter((character, index) => text[index] === character).length;
  return text.length === TRAILER_LENGTH && equal >= LABEL.length - TOLERANCE;
}

async function digestOf({ file, length }: Payload, onPart: (part: number) => void = () => {}): Promise<string> {
  const hash = createHash('sha256');
  let read = 0;
  if (length > 0)
    for await (const bytes of createReadStream(file, { end: length - 1 })) {
      hash.update(bytes);
      read += bytes.length;
      onPart(read / length);
    }
  return hash.digest('hex');
}
