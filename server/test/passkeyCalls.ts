import { passkeyOptionsSchema } from '@signoria/protocol';
import { parse as check } from 'valibot';
import type { Ceremony, Device } from './authenticator.ts';
import { makePasskey, usePasskey } from './authenticator.ts';
import type { Answer, Caller } from './caller.ts';
import { ask, cookiesOf } from './caller.ts';
import type { TestServer } from './testServer.ts';

/** Requests a challenge. Returns it with its cookie. */
export async function requestChallenge(
  testServer: TestServer,
  path: string,
  cookie = '',
): Promise<{ challenge: string; cookie: string }> {
  const answer = await ask(testServer, 'POST', path, { cookie });
  const { options } = check(passkeyOptionsSchema, answer.body);
  return { challenge: options.challenge as string, cookie: `${cookie}; ${cookiesOf(answer)}` };
}

/** Registers a passkey for a person. */
export async function addPasskey(
  { testServer, ...caller }: Caller,
  device: Device,
  changes: Partial<Ceremony> = {},
): Promise<Answer> {
  const { challenge, cookie } = await requestChallenge(testServer, '/api/me/passkeys/options', caller.cookie);
  const response = makePasskey(device, { challenge, origin: testServer.running.address, ...changes });
  return ask(testServer, 'POST', '/api/me/passkeys', { cookie, body: { response } });
}

export async function signInAt(
  testServer: TestServer,
  device: Device,
  person: string,
  changes: Partial<Ceremony> = {},
): Promise<Answer> {
  const { challenge, cookie } = await requestChallenge(testServer, '/api/session/options');
  const response = usePasskey(device, { challenge, origin: testServer.running.address, person, ...changes });
  return ask(testServer, 'POST', '/api/session', { cookie, body: { response } });
}
