/** Timeouts of HTTP connections, in milliseconds. */
export interface Timeouts {
  /** For the head of a request, counted from the opening of the connection. */
  readonly head: number;
  /** For the whole request. */
  readonly request: number;
  /** For inactivity of a connection. */
  readonly silence: number;
  /** Interval between checks of the first two timeouts. */
  readonly check: number;
}

/** Default timeouts. The largest request takes a slow phone a few seconds. */
export const DEFAULT_TIMEOUTS: Timeouts = { head: 10_000, request: 20_000, silence: 60_000, check: 2000 };

/** Returns Fastify's timeout options. They disconnect clients that send very slowly (slowloris). */
export function timeoutsFor({ head, request, silence, check }: Timeouts) {
  return {
    http: { headersTimeout: head, connectionsCheckingInterval: check },
    requestTimeout: request,
    connectionTimeout: silence,
  };
}
