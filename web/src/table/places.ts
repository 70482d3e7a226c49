import { startTransition, useCallback, useState } from 'react';

/** Elements of the frame that a game may draw into. The frame fills the ones left empty in its default way. */
export interface Places {
  /** Tabs for the parts of the table, on a phone. */
  readonly tabs: HTMLElement | null;
  /** The players, beside the table. */
  readonly seats: HTMLElement | null;
  /** The viewer's own components, always visible below the board. */
  readonly dock: HTMLElement | null;
  /** Costs and gains of the chosen move, beside Confirm. */
  readonly preview: HTMLElement | null;
  /** Animated sequences of automatic events. They cover the events since the last turn, so that no target is hidden. */
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
