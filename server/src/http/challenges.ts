import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { refuse } from '../problem.ts';
import { unsignCookie } from '../sessions.ts';
import { isStoreError } from '../store/errors.ts';
import { isSecure } from './origin.ts';

const COOKIE = 'signoria-passkey';
/** How long somebody may look for their key, in seconds. */
const SECONDS = 300;

/** What an authenticator is asked to sign. */
export interface Challenges {
  /** Hands a challenge out, good for this purpose alone. */
  give(reply: FastifyReply, purpose: string, challenge: string): void;
  /** The challenge the request answers. Taken for a trial: whatever comes of it, the browser forgets it. */
  take(request: FastifyRequest, reply: FastifyReply, purpose: string): string;
  /** After a good answer: never again. */
  spend(challenge: string): Promise<void>;
}

/**
 * A challenge travels in a signed cookie, so nothing is kept for those who ask and never answer. Only the few that were
 * answered well are remembered, in the store, for all servers on it: a counter would not do, since passkeys that are shared
 * between devices all count zero.
 */
export function challengesOf(context: ServerContext): Challenges {
  return {
    give(reply, purpose, challenge) {
      const text = [purpose, context.now() + SECONDS * 1000, challenge].join('|');
      reply.setCookie(COOKIE, text, {
        signed: true,
        maxAge: SECONDS,
        sameSite: 'strict',
        secure: isSecure(reply.request, context.origins),
      });
    },
    take(request, reply, purpose) {
      const text = unsignCookie(context, request.cookies[COOKIE] ?? '');
      reply.clearCookie(COOKIE);
      const [given, until, challenge] = text?.split('|') ?? [];
      if (challenge === undefined || given !== purpose || Number(until) < context.now())
        return refuse('badPasskey', 'ask for a challenge first');
      return challenge;
    },
    async spend(challenge) {
      const until = context.now() + 2 * SECONDS * 1000; // longer than it is good for: clocks of servers may differ
      await context.store.spendChallenge(challenge, until).catch((error) => {
        if (isStoreError(error, 'duplicate')) refuse('badPasskey', 'this has been answered already');
        throw error;
      });
    },
  };
}
