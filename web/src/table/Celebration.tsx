import type { CSSProperties } from 'react';
import { isMotionAllowed } from '../settings.ts';
import { Icon } from '../shell/Icon.tsx';
import type { Family } from './families.ts';

const LILIES = 24;

/** Lilies in the winner's colour fall over the sheet, for two seconds and where things may move. */
export function Celebration({ family }: { readonly family: Family }) {
  if (!isMotionAllowed()) return null;
  return (
    <div className={`celebration fam ${family}`} aria-hidden="true">
      {Array.from({ length: LILIES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lily is its place
        <span key={index} style={fallOf(index)}>
          <Icon name="lily" />
        </span>
      ))}
    </div>
  );
}

/** Scattered, and the same each time: steps that share no divisor with their range. */
function fallOf(index: number): CSSProperties {
  return {
    left: `${(index * 37) % 100}%`,
    animationDelay: `${((index * 7) % LILIES) * 25}ms`,
    fontSize: `${14 + ((index * 5) % 11)}px`,
  };
}
