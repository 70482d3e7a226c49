import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { refuse } from '../problem.ts';
import { unsignCookie } from '../sessions.ts';
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
  spend(challenge: string): void;
}

/**
 * A challenge travels in a signed cookie, so nothing is kept for those who ask and never answer. Only the few that were
 * answered well are remembered until they expire: a counter would not do, since passkeys that are shared between
 * devices all count zero.
 */
export function challengesOf(context: ServerContext): Challenges {
  const spent = new Map<string, number>();
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
    spend(challenge) {
      if (spent.has(challenge)) refuse('badPasskey', 'this has been answered already');
      for (const [old, until] of spent) if (until < context.now()) spent.delete(old);
      spent.set(challenge, context.now() + SECONDS * 1000);
    },
  };
}
