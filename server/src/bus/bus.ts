/**
 * Publish/subscribe for hints between the servers on one store. A hint may be lost, because everything it reports is
 * also in the store. Hints about a table reach only the servers that follow it, so the load of a server does not grow
 * with the number of servers.
 */
export interface Bus {
  /** Sends a hint to all servers, or to those that follow the table. */
  publish(text: string, table?: string): void;
  /** Calls the listener with every hint for all servers or for a followed table, including hints of this server. */
  subscribe(listener: (text: string) => void): void;
  /**
   * Subscribes to hints about a table and resolves when the subscription is active. While the bus is down it resolves
   * immediately; the subscription then starts before the `onUp` listeners are called.
   */
  follow(table: string): Promise<void>;
  unfollow(table: string): void;
  /** Returns true if hints that are published now reach all servers. */
  isUp(): boolean;
  /** Calls the listener each time the bus comes up. Hints published while it was down are lost. */
  onUp(listener: () => void): void;
  close(): Promise<void>;
}
