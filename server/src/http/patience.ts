/** How long we wait for somebody, in milliseconds. */
export interface Patience {
  /** For the head of a request, from the moment the connection is there. */
  readonly head: number;
  /** For the whole of it. */
  readonly request: number;
  /** For any sign of life while something is under way. */
  readonly silence: number;
  /** How often that is looked after. */
  readonly check: number;
}

/** Ours are small: the largest takes a slow phone a few seconds. */
export const PATIENCE: Patience = { head: 10_000, request: 20_000, silence: 60_000, check: 2000 };

/** Whoever sends a byte now and then would else hold a connection for as long as they like. */
export function timeoutsFor({ head, request, silence, check }: Patience) {
  return {
    http: { headersTimeout: head, connectionsCheckingInterval: check },
    requestTimeout: request,
    connectionTimeout: silence,
  };
}
