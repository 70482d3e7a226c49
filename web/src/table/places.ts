import { useState } from 'react';

/** Places of the frame that a game may draw into; what it leaves empty the frame fills in its own plain way. */
export interface Places {
  /** Tabs for parts of the table, on a phone. */
  readonly tabs: HTMLElement | null;
  /** Who plays, beside the table. */
  readonly seats: HTMLElement | null;
  /** What the chosen move takes and brings; there while one is chosen. */
  readonly preview: HTMLElement | null;
}

export interface HeldPlaces extends Places {
  readonly hold: Readonly<Record<keyof Places, (element: HTMLElement | null) => void>>;
}

export function usePlaces(): HeldPlaces {
  const [tabs, holdTabs] = useState<HTMLElement | null>(null);
  const [seats, holdSeats] = useState<HTMLElement | null>(null);
  const [preview, holdPreview] = useState<HTMLElement | null>(null);
  return { tabs, seats, preview, hold: { tabs: holdTabs, seats: holdSeats, preview: holdPreview } };
}
