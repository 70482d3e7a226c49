import type { Features } from '../featureTable.ts';

/** A growing list of numbers in a typed array. */
class Numbers<T extends Uint16Array | Int16Array | Uint32Array | Float32Array> {
  private list: T;
  private readonly make: (size: number) => T;
  length = 0;

  constructor(make: (size: number) => T) {
    this.make = make;
    this.list = make(256);
  }

  push(value: number): void {
    if (this.length === this.list.length) {
      const larger = this.make(2 * this.length);
      larger.set(this.list);
      this.list = larger;
    }
    this.list[this.length++] = value;
  }

  done(): T {
    return this.list.slice(0, this.length) as T;
  }
}

/** Positions in typed arrays: the features of position n are those from `starts[n]` to `starts[n + 1]`. */
export interface Positions {
  readonly starts: Uint32Array;
  readonly indices: Uint16Array;
  readonly amounts: Int16Array;
}

/**
 * Positions with the results to learn, by seat counted from the viewer: the points that the hand-made evaluation expects
 * (`evaluated`), the points to learn (`points`) and the chances to win (`wins`). Each has one number for every possible
 * seat (`rules.seats.max`) of every position.
 */
export interface ValueSamples extends Positions {
  readonly seats: Uint16Array;
  readonly evaluated: Float32Array;
  readonly points: Float32Array;
  readonly wins: Float32Array;
}

/** Decisions with the keys of the legal moves, from `legalStarts[n]` on, and the key of the move chosen. */
export interface PolicySamples extends Positions {
  readonly legalStarts: Uint32Array;
  readonly legal: Uint16Array;
  readonly chosen: Uint16Array;
}

/** Collects positions. */
export class PositionList {
  private readonly starts = new Numbers((size) => new Uint32Array(size));
  private readonly indices = new Numbers((size) => new Uint16Array(size));
  private readonly amounts = new Numbers((size) => new Int16Array(size));

  constructor() {
    this.starts.push(0);
  }

  add({ indices, amounts, length }: Features): void {
    for (let index = 0; index < length; index++) {
      this.indices.push(indices[index] as number);
      this.amounts.push(amounts[index] as number);
    }
    this.starts.push(this.indices.length);
  }

  done(): Positions {
    return { starts: this.starts.done(), indices: this.indices.done(), amounts: this.amounts.done() };
  }
}

/** Collects decisions. */
export class DecisionList {
  private readonly positions = new PositionList();
  private readonly legalStarts = new Numbers((size) => new Uint32Array(size));
  private readonly legal = new Numbers((size) => new Uint16Array(size));
  private readonly chosen = new Numbers((size) => new Uint16Array(size));

  constructor() {
    this.legalStarts.push(0);
  }

  add(features: Features, legal: readonly number[], chosen: number): void {
    this.positions.add(features);
    for (const key of legal) this.legal.push(key);
    this.legalStarts.push(this.legal.length);
    this.chosen.push(chosen);
  }

  done(): PolicySamples {
    return {
      ...this.positions.done(),
      legalStarts: this.legalStarts.done(),
      legal: this.legal.done(),
      chosen: this.chosen.done(),
    };
  }
}
