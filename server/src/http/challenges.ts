import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { refuse } from '../problem.ts';
import { unsignCookie } from '../sessions.ts';
import { isStoreError } from '../store/errors.ts';
import { isSecure } from './origin.ts';

const COOKIE = 'signoria-passkey';
/** Lifetime of a challenge in seconds. */
const SECONDS = 300;

/** WebAuthn challenges: the values that an authenticator signs. */
export interface Challenges {
  /** Sends a challenge to the browser, valid for this purpose only. */
  give(reply: FastifyReply, purpose: string, challenge: string): void;
  /** Returns the challenge that the request answers. Clears its cookie, even if the answer turns out to be invalid. */
  take(request: FastifyRequest, reply: FastifyReply, purpose: string): string;
  /** Marks a challenge as used after a valid answer. Refuses a second use. */
  spend(challenge: string): Promise<void>;
}

/**
 * Stores challenges in a signed cookie, so that unanswered ones take no memory. Used challenges are stored, for all
 * servers that share the store, to prevent replay. The signature counter cannot prevent it: synchronized passkeys
 * always count zero.
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
      const until = context.now() + 2 * SECONDS * 1000; // outlives the challenge: clocks of servers may differ
      await context.store.spendChallenge(challenge, until).catch((error) => {
        if (isStoreError(error, 'duplicate')) refuse('badPasskey', 'this has been answered already');
        throw error;
      });
    },
  };
}
