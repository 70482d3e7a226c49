interface SignedBarProps {
  /** The part of the account, which sets the pattern of the bar. */
  readonly part: 'luck' | 'own' | 'gifts' | 'rest';
  /** The length from −1 to 1. */
  readonly share: number;
}

/** A bar to the left of the middle for a negative share, otherwise to the right. */
export function SignedBar({ part, share }: SignedBarProps) {
  const width = 50 * Math.abs(share);
  return (
    <span className="signedBar" aria-hidden="true">
      <i className={part} style={{ left: `${share < 0 ? 50 - width : 50}%`, width: `${width}%` }} />
    </span>
  );
}
