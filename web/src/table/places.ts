import { useState } from 'react';

/** Places of the frame that a game may draw into; what it leaves empty the frame fills in its own plain way. */
export interface Places {
  /** Tabs for parts of the table, on a phone. */
  readonly tabs: HTMLElement | null;
  /** Who plays, beside the table. */
  readonly seats: HTMLElement | null;
  /** The viewer's own things, always in sight below the board. */
  readonly dock: HTMLElement | null;
  /** What the chosen move takes and brings, beside Confirm. */
  readonly preview: HTMLElement | null;
  /** What happens by itself, while it is played out: over what happened since, so that it hides nothing to be chosen. */
  readonly sequence: HTMLElement | null;
}

export interface HeldPlaces extends Places {
  readonly hold: Readonly<Record<keyof Places, (element: HTMLElement | null) => void>>;
}

export function usePlaces(): HeldPlaces {
  const [tabs, holdTabs] = useState<HTMLElement | null>(null);
  const [seats, holdSeats] = useState<HTMLElement | null>(null);
  const [dock, holdDock] = useState<HTMLElement | null>(null);
  const [preview, holdPreview] = useState<HTMLElement | null>(null);
  const [sequence, holdSequence] = useState<HTMLElement | null>(null);
  const hold = { tabs: holdTabs, seats: holdSeats, dock: holdDock, preview: holdPreview, sequence: holdSequence };
  return { tabs, seats, dock, preview, sequence, hold };
}
