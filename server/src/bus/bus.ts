/**
 * Carries hints between the servers on one store. Any of them may be lost: what they tell of stands in the store, where it
 * can be read without them. One channel for all tables: a hint is short, and nobody has to subscribe before they read.
 */
export interface Bus {
  publish(text: string): void;
  /** Hears what everyone publishes, ourselves included. */
  subscribe(listener: (text: string) => void): void;
  /** Whether what is published now reaches everyone. */
  isUp(): boolean;
  /** It is up again: what was published in the meantime is lost. */
  onUp(listener: () => void): void;
  close(): Promise<void>;
}
