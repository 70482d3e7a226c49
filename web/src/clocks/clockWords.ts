import type { TimeControl } from '@signoria/protocol';
import type { Say } from '../words/index.ts';

export function clockWords(clock: TimeControl, say: Say): string {
  switch (clock.kind) {
    case 'none':
      return say('clock.none');
    case 'live':
      return say('clock.live', { minutes: Math.round(clock.initial / 6) / 10, seconds: clock.increment });
    case 'days':
      return say('clock.perTurn', { days: clock.days });
  }
}
