/** A mean of samples with its standard error. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

export function estimate(samples: readonly number[]): Estimate {
  const value = mean(samples);
  const variance = samples.reduce((sum, sample) => sum + (sample - value) ** 2, 0) / (samples.length - 1);
  return { value, error: Math.sqrt(variance / samples.length) };
}

export function mean(samples: readonly number[]): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
}

export function negated({ value, error }: Estimate): Estimate {
  return { value: 0 - value, error };
}
