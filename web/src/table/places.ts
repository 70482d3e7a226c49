import { startTransition, useCallback, useState } from 'react';

/**
 * Elements of the frame that a game may draw into. If a game leaves `tabs`, `seats` or `preview` empty, the frame shows
 * its own; the others are then hidden.
 */
export interface Places {
  /** Tabs for the parts of the table, on a phone. */
  readonly tabs: HTMLElement | null;
  /** The players, beside the table. */
  readonly seats: HTMLElement | null;
  /** The viewer's own components, always visible below the board. */
  readonly dock: HTMLElement | null;
  /** Costs and gains of the chosen move, beside Confirm. */
  readonly preview: HTMLElement | null;
  /**
   * Playback of automatic events. It is drawn over the list of events since the last turn, so that it hides no target and
   * the layout does not shift.
   */
  readonly sequence: HTMLElement | null;
  /** A sheet over the lower part of the board and the dock, for choosing several decisions at once. */
  readonly sheet: HTMLElement | null;
}

export interface HeldPlaces extends Places {
  readonly hold: Readonly<Record<keyof Places, (element: HTMLElement | null) => void>>;
}

export function usePlaces(): HeldPlaces {
  const [tabs, holdTabs] = usePlace();
  const [seats, holdSeats] = usePlace();
  const [dock, holdDock] = usePlace();
  const [preview, holdPreview] = usePlace();
  const [sequence, holdSequence] = usePlace();
  const [sheet, holdSheet] = usePlace();
  const hold = {
    tabs: holdTabs,
    seats: holdSeats,
    dock: holdDock,
    preview: holdPreview,
    sequence: holdSequence,
    sheet: holdSheet,
  };
  return { tabs, seats, dock, preview, sequence, sheet, hold };
}

/** Returns an element and its ref. The game draws into it in a transition, which does not block input. */
function usePlace() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const hold = useCallback((held: HTMLElement | null) => startTransition(() => setElement(held)), []);
  return [element, hold] as const;
}
