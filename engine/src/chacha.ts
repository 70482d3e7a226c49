/** The constants of the cipher by key length: "expand 16-byte k" and "expand 32-byte k". */
const CONSTANTS_16 = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const;
const CONSTANTS_32 = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** Returns the initial state of a block, with counter 0. A key of four words is used twice, as ChaCha specifies. */
export function chachaStart(key: readonly number[], nonce: readonly number[]): Uint32Array {
  const constants = key.length === 4 ? CONSTANTS_16 : CONSTANTS_32;
  const start = new Uint32Array(16);
  for (let word = 0; word < 4; word++) start[word] = constants[word] as number;
  for (let word = 0; word < 8; word++) start[4 + word] = key[word % key.length] as number;
  for (let word = 0; word < 3; word++) start[13 + word] = nonce[word] as number;
  return start;
}

/**
 * Writes one ChaCha block into `block` (RFC 8439 uses 20 rounds; random generators use 8). A double round mixes the
 * columns of a 4 × 4 matrix of words, then its diagonals. The code is unrolled: one variable per word is four times as
 * fast as an array.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: sixteen variables, four times as fast as a list
export function chachaBlock(start: Uint32Array, block: Uint32Array, rounds: 8 | 20): void {
  let a0 = (start[0] as number) | 0;
  let a1 = (start[1] as number) | 0;
  let a2 = (start[2] as number) | 0;
  let a3 = (start[3] as number) | 0;
  let b0 = (start[4] as number) | 0;
  let b1 = (start[5] as number) | 0;
  let b2 = (start[6] as number) | 0;
  let b3 = (start[7] as number) | 0;
  let c0 = (start[8] as number) | 0;
  let c1 = (start[9] as number) | 0;
  let c2 = (start[10] as number) | 0;
  let c3 = (start[11] as number) | 0;
  let d0 = (start[12] as number) | 0;
  let d1 = (start[13] as number) | 0;
  let d2 = (start[14] as number) | 0;
  let d3 = (start[15] as number) | 0;
  for (let round = 0; round < rounds; round += 2) {
    a0 = (a0 + b0) | 0;
    d0 = rotate(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = rotate(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = rotate(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = rotate(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0;
    d1 = rotate(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = rotate(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = rotate(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = rotate(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0;
    d2 = rotate(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = rotate(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = rotate(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = rotate(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0;
    d3 = rotate(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = rotate(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = rotate(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = rotate(b3 ^ c3, 7);

    a0 = (a0 + b1) | 0;
    d3 = rotate(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = rotate(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = rotate(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = rotate(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0;
    d0 = rotate(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = rotate(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = rotate(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = rotate(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0;
    d1 = rotate(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = rotate(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = rotate(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = rotate(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0;
    d2 = rotate(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = rotate(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = rotate(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = rotate(b0 ^ c1, 7);
  }
  block[0] = a0 + (start[0] as number);
  block[1] = a1 + (start[1] as number);
  block[2] = a2 + (start[2] as number);
  block[3] = a3 + (start[3] as number);
  block[4] = b0 + (start[4] as number);
  block[5] = b1 + (start[5] as number);
  block[6] = b2 + (start[6] as number);
  block[7] = b3 + (start[7] as number);
  block[8] = c0 + (start[8] as number);
  block[9] = c1 + (start[9] as number);
  block[10] = c2 + (start[10] as number);
  block[11] = c3 + (start[11] as number);
  block[12] = d0 + (start[12] as number);
  block[13] = d1 + (start[13] as number);
  block[14] = d2 + (start[14] as number);
  block[15] = d3 + (start[15] as number);
}

export function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
