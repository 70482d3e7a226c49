import type { Passkeys } from '@signoria/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { refuse } from '../problem.ts';
import { endSession, openSession, unsignCookie } from '../sessions.ts';
import type { Credential, NewCredential, Person } from '../store/entities.ts';
import { isStoreError } from '../store/errors.ts';
import { isSecure, pageOrigin } from './origin.ts';
import { personInfo } from './people.ts';
import type { RouteHandlers } from './routes.ts';

const CHALLENGE_COOKIE = 'signoria-passkey';
/** Lifetime of a challenge in seconds. */
const CHALLENGE_SECONDS = 300;

/** WebAuthn challenges: the values that an authenticator signs. */
interface Challenges {
  /** Sends a challenge to the browser, valid for this purpose only. */
  issue(reply: FastifyReply, purpose: string, challenge: string): void;
  /** Returns the challenge that the request answers. Clears its cookie, even if the answer turns out to be invalid. */
  read(request: FastifyRequest, reply: FastifyReply, purpose: string): string;
  /** Marks a challenge as used after a valid answer. Refuses a second use. */
  markUsed(challenge: string): Promise<void>;
}

/**
 * Stores challenges in a signed cookie, so that unanswered ones take no memory. Used challenges are stored, for all
 * servers that share the store, to prevent replay. The signature counter cannot prevent it: synchronized passkeys
 * always count zero.
 */
function challengesOf(context: ServerContext): Challenges {
  return {
    issue(reply, purpose, challenge) {
      const text = [purpose, context.now() + CHALLENGE_SECONDS * 1000, challenge].join('|');
      reply.setCookie(CHALLENGE_COOKIE, text, {
        signed: true,
        maxAge: CHALLENGE_SECONDS,
        sameSite: 'strict',
        secure: isSecure(reply.request, context.origins),
      });
    },
    read(request, reply, purpose) {
      const text = unsignCookie(context, request.cookies[CHALLENGE_COOKIE] ?? '');
      reply.clearCookie(CHALLENGE_COOKIE);
      const [given, until, challenge] = text?.split('|') ?? [];
      if (challenge === undefined || given !== purpose || Number(until) < context.now())
        return refuse('badPasskey', 'request a challenge first');
      return challenge;
    },
    async markUsed(challenge) {
      const until = context.now() + 2 * CHALLENGE_SECONDS * 1000; // outlives the challenge: clocks of servers may differ
      await context.store.markChallengeUsed(challenge, until).catch((error) => {
        if (isStoreError(error, 'duplicate')) refuse('badPasskey', 'this challenge was answered already');
        throw error;
      });
    },
  };
}

const SIGN_IN = 'sign in';
const addingPurpose = ({ id }: Person) => `keep a passkey for ${id}`;

/** Handles passkeys, which sign a person in on other devices. No password or email address is stored. */
export function passkeyHandlers(context: ServerContext) {
  const challenges = challengesOf(context);
  return {
    ...ownPasskeyHandlers(context),
    ...addingHandlers(context, challenges),
    ...signingInHandlers(context, challenges),
  };
}

function ownPasskeyHandlers(context: ServerContext) {
  return {
    async listPasskeys({ person }) {
      return { passkeys: (await context.store.credentialsOf(person.id)).map(passkeyInfo).sort(byAge) };
    },
    async removePasskey({ params, person }) {
      await context.store.removeCredential(person.id, params.id).catch((error) => {
        if (isStoreError(error, 'unknown')) refuse('badPasskey', 'you have no such passkey', 'id');
        throw error;
      });
      return personInfo(context, person);
    },
  } satisfies Partial<RouteHandlers>;
}

function addingHandlers(context: ServerContext, challenges: Challenges) {
  return {
    async newPasskeyOptions({ person, request, reply }) {
      const kept = await context.store.credentialsOf(person.id);
      const options = await generateRegistrationOptions({
        rpName: 'Signoria',
        rpID: pageOrigin(request, context.origins).hostname,
        userID: new TextEncoder().encode(person.id),
        userName: person.name,
        userDisplayName: person.name,
        excludeCredentials: kept.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      challenges.issue(reply, addingPurpose(person), options.challenge);
      return { options: { ...options } };
    },
    async addPasskey({ body, person, request, reply }) {
      const challenge = challenges.read(request, reply, addingPurpose(person));
      const { registrationInfo } = await verifyOrRefuse(() =>
        verifyRegistrationResponse({
          ...expected(context, request, challenge),
          response: body.response as unknown as RegistrationResponseJSON,
        }),
      );
      if (registrationInfo === undefined) return refuse('badPasskey', NOT_ACCEPTED);
      await challenges.markUsed(challenge);
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      await storePasskey(context, { id, person: person.id, publicKey: key, counter, transports });
      return personInfo(context, person);
    },
  } satisfies Partial<RouteHandlers>;
}

function signingInHandlers(context: ServerContext, challenges: Challenges) {
  return {
    async signInOptions({ request, reply }) {
      const options = await generateAuthenticationOptions({ rpID: pageOrigin(request, context.origins).hostname });
      challenges.issue(reply, SIGN_IN, options.challenge);
      return { options: { ...options } };
    },
    async signIn({ body, request, reply }) {
      const response = body.response as unknown as AuthenticationResponseJSON;
      const challenge = challenges.read(request, reply, SIGN_IN);
      const kept = await context.store.findCredential(String(response.id));
      if (kept === undefined || !belongsTo(response, kept)) return refuse('badPasskey', 'unknown passkey');
      const { id, counter } = kept;
      const publicKey = new Uint8Array(Buffer.from(kept.publicKey, 'base64url'));
      const { verified, authenticationInfo } = await verifyOrRefuse(() =>
        verifyAuthenticationResponse({
          ...expected(context, request, challenge),
          response,
          credential: { id, publicKey, counter },
        }),
      );
      const person = verified ? await context.store.findPerson(kept.person) : undefined;
      if (person === undefined) return refuse('badPasskey', NOT_ACCEPTED);
      await challenges.markUsed(challenge);
      await context.store.recordCredentialUse(id, authenticationInfo.newCounter);
      await endSession(context, request.headers.cookie);
      await openSession(context, person.id, reply);
      return personInfo(context, person);
    },
  } satisfies Partial<RouteHandlers>;
}

function passkeyInfo({ id, createdAt, usedAt }: Credential): Passkeys['passkeys'][number] {
  return { id, createdAt: isoTime(createdAt), usedAt: isoTime(usedAt) };
}

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Compares passkeys by creation time. Those stored without a time come first. */
function byAge(one: Passkeys['passkeys'][number], other: Passkeys['passkeys'][number]): number {
  return (one.createdAt ?? '').localeCompare(other.createdAt ?? '');
}

const NOT_ACCEPTED = 'the passkey could not be verified';

/** Returns the expectations of every ceremony. Devices without user verification are accepted. */
function expected({ origins }: ServerContext, request: FastifyRequest, expectedChallenge: string) {
  const { origin, hostname } = pageOrigin(request, origins);
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false };
}

/** Runs a verification and turns errors into a refusal. The library throws for invalid and malformed answers. */
async function verifyOrRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    return refuse('badPasskey', NOT_ACCEPTED);
  }
}

/** Returns whether the user handle from the authenticator is the id of the passkey's owner. */
function belongsTo({ response }: AuthenticationResponseJSON, { person }: Credential): boolean {
  const { userHandle } = response ?? {};
  return typeof userHandle === 'string' && Buffer.from(userHandle, 'base64url').toString() === person;
}

async function storePasskey(context: ServerContext, credential: NewCredential): Promise<void> {
  try {
    await context.store.addCredential(credential);
  } catch (error) {
    if (isStoreError(error, 'duplicate', 'malformed')) refuse('badPasskey', NOT_ACCEPTED);
    throw error;
  }
}
