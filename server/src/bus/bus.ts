/**
 * Carries hints between the servers on one store. A hint may be lost: the store holds everything it speaks of. Hints about
 * a table reach only the servers that follow it, so that the work of a server does not grow with the number of servers.
 */
export interface Bus {
  /** Sends a hint to all servers, or to those that follow the table. */
  publish(text: string, table?: string): void;
  /** Calls the listener with every hint for all servers or for a table that is followed, our own included. */
  subscribe(listener: (text: string) => void): void;
  /** Resolves when hints about the table are received. While the bus is down it resolves at once; `onUp` comes later. */
  follow(table: string): Promise<void>;
  unfollow(table: string): void;
  /** Returns whether hints that are published now reach everyone. */
  isUp(): boolean;
  /** Calls the listener when the bus is up again: hints published meanwhile are lost. */
  onUp(listener: () => void): void;
  close(): Promise<void>;
}
