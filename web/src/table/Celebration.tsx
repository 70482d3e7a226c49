import type { CSSProperties } from 'react';
import { isMotionAllowed } from '../settings.ts';
import { Icon } from '../shell/Icon.tsx';
import type { Family } from './families.ts';

const LILIES = 24;

/** Lilies in the winner's colour that fall over the sheet for two seconds, if animations are allowed. */
export function Celebration({ family }: { readonly family: Family }) {
  if (!isMotionAllowed()) return null;
  return (
    <div className={`celebration family ${family}`} aria-hidden="true">
      {Array.from({ length: LILIES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lily is identified by its index
        <span key={index} style={fallOf(index)}>
          <Icon name="lily" />
        </span>
      ))}
    </div>
  );
}

/** Scatters the lilies, in the same way each time: the steps share no divisor with their range. */
function fallOf(index: number): CSSProperties {
  return {
    left: `${(index * 37) % 100}%`,
    animationDelay: `${((index * 7) % LILIES) * 25}ms`,
    fontSize: `${14 + ((index * 5) % 11)}px`,
  };
}
