import { CLOSE_SIGNED_OUT, passkeyOptionsSchema, passkeysSchema, personSchema } from '@signoria/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ceremony, Device } from './authenticator.ts';
import { makePasskey, newDevice, usePasskey } from './authenticator.ts';
import { bothStores } from './bothStores.ts';
import type { Answer, Caller } from './caller.ts';
import { ask, call, cookiesOf, guest, setUp } from './caller.ts';
import { addPasskey, requestChallenge, signInAt } from './passkeyCalls.ts';
import { sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

let testServer: TestServer;
let now = Date.now();

const signIn = (device: Device, person: string, changes: Partial<Ceremony> = {}) =>
  signInAt(testServer, device, person, changes);

async function withPasskey(name: string): Promise<{ caller: Caller; device: Device; id: string }> {
  const caller = await guest(testServer, name);
  const device = newDevice();
  expect((await addPasskey(caller, device)).status).toBe(201);
  return { caller, device, id: caller.person.id };
}

function expectRefused({ status, body }: Answer): void {
  expect([status, (body as { code: string }).code]).toEqual([401, 'badPasskey']);
}

describe.each(await bothStores())('over %s', (_name, newLocation) => {
  beforeAll(async () => {
    testServer = await openTestServer({ ...(await newLocation()), now: () => now });
  });

  test('a person adds a passkey and signs in on another device', async () => {
    const anna = await guest(testServer, 'Anna');
    const device = newDevice();
    const kept = await addPasskey(anna, device);
    expect([kept.status, kept.body]).toEqual([201, { ...anna.person, passkeys: 1 }]);
    const signedIn = await signIn(device, anna.person.id);
    expect([signedIn.status, signedIn.body]).toEqual([200, { ...anna.person, passkeys: 1 }]);
    const cookie = cookiesOf(signedIn);
    expect(cookie).not.toContain(anna.cookie);
    expect(await call({ ...anna, cookie }, 'GET', '/api/me', personSchema)).toMatchObject({ name: 'Anna' });
    expect((await call(anna, 'GET', '/api/me', personSchema)).passkeys).toBe(1); // the first device stays signed in
    expect((await addPasskey(anna, newDevice())).body).toMatchObject({ passkeys: 2 });
  });

  test('options request a discoverable key without attestation and exclude existing keys', async () => {
    const { caller, device, id } = await withPasskey('Anna');
    const { options } = await call(caller, 'POST', '/api/me/passkeys/options', passkeyOptionsSchema);
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Signoria' },
      user: { id: Buffer.from(id).toString('base64url'), name: 'Anna' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
    });
  });

  test('a removed passkey cannot sign in; another person’s passkey cannot be removed', async () => {
    const { caller: anna, device, id } = await withPasskey('Anna');
    const [second, eve] = [newDevice(), await withPasskey('Eve')];
    await addPasskey(anna, second);
    expect((await signIn(device, id)).status).toBe(200);
    const { passkeys } = await call(anna, 'GET', '/api/me/passkeys', passkeysSchema);
    expect(passkeys.map((one) => [one.id, one.usedAt === null]).toSorted()).toEqual(
      [
        [device.id, false],
        [second.id, true],
      ].toSorted(),
    );
    expectRefused(await ask(testServer, 'DELETE', `/api/me/passkeys/${eve.device.id}`, { cookie: anna.cookie }));
    expect((await ask(testServer, 'DELETE', `/api/me/passkeys/${device.id}`)).status).toBe(401);
    for (const [removed, left] of [
      [device, 1],
      [second, 0],
    ] as const) {
      const person = await call(anna, 'DELETE', `/api/me/passkeys/${removed.id}`, personSchema);
      expect(person.passkeys).toBe(left);
      expectRefused(await signIn(removed, id));
    }
    expect((await signIn(eve.device, eve.id)).status).toBe(200);
  });

  test('signing out everywhere ends all sessions and sockets, and a passkey can still sign in', async () => {
    const { caller: anna, device, id } = await withPasskey('Anna');
    const elsewhere = { ...anna, cookie: cookiesOf(await signIn(device, id)) };
    const table = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }] });
    const page = await sitDown(elsewhere, testServer.running, table.id);
    expect((await ask(testServer, 'DELETE', '/api/me/sessions', { cookie: anna.cookie })).status).toBe(204);
    expect(await page.closed).toBe(CLOSE_SIGNED_OUT);
    for (const { cookie } of [anna, elsewhere])
      expect((await ask(testServer, 'GET', '/api/me', { cookie })).status).toBe(401);
    expect((await ask(testServer, 'DELETE', '/api/me/sessions')).status).toBe(401);
    expect((await signIn(device, id)).status).toBe(200);
  });

  describe('rejects a new passkey', () => {
    test('without a session', async () => {
      expect((await ask(testServer, 'POST', '/api/me/passkeys/options')).status).toBe(401);
      expect((await ask(testServer, 'POST', '/api/me/passkeys', { body: { response: {} } })).status).toBe(401);
    });

    test('from another origin, with another challenge, or without one', async () => {
      const anna = await guest(testServer, 'Anna');
      expectRefused(await addPasskey(anna, newDevice(), { origin: 'https://evil.example' }));
      expectRefused(await addPasskey(anna, newDevice(), { challenge: 'AAAA' }));
      expectRefused(
        await ask(testServer, 'POST', '/api/me/passkeys', { cookie: anna.cookie, body: { response: { id: 'x' } } }),
      );
      expect((await call(anna, 'GET', '/api/me', personSchema)).passkeys).toBe(0);
    });

    test('with a challenge issued to another person or for signing in', async () => {
      const [anna, eve] = [await guest(testServer, 'Anna'), await guest(testServer, 'Eve')];
      for (const [path, from] of [
        ['/api/me/passkeys/options', eve.cookie],
        ['/api/session/options', ''],
      ] as const) {
        const { challenge, cookie } = await requestChallenge(testServer, path, from);
        const response = makePasskey(newDevice(), { challenge, origin: testServer.running.address });
        const both = `${anna.cookie}; ${cookie.split('; ').at(-1)}`;
        expectRefused(await ask(testServer, 'POST', '/api/me/passkeys', { cookie: both, body: { response } }));
      }
    });

    test('that another person has', async () => {
      const { device } = await withPasskey('Anna');
      const eve = await guest(testServer, 'Eve');
      expectRefused(await addPasskey(eve, { ...newDevice(), id: device.id }));
      expectRefused(await addPasskey(eve, device));
    });
  });

  describe('rejects a sign-in', () => {
    test('with an unknown passkey', async () => expectRefused(await signIn(newDevice(), 'nobody')));

    test('with a forged signature', async () => {
      const { device, id } = await withPasskey('Anna');
      expectRefused(await signIn({ ...newDevice(), id: device.id }, id));
      expect((await signIn(device, id)).status).toBe(200);
    });

    test("in another's name", async () => {
      const [anna, eve] = [await withPasskey('Anna'), await withPasskey('Eve')];
      expectRefused(await signIn(eve.device, anna.id));
      expectRefused(await signIn({ ...eve.device, id: anna.device.id }, anna.id));
    });

    test('from another origin', async () => {
      const { device, id } = await withPasskey('Anna');
      for (const origin of ['https://evil.example', testServer.running.address.replace('http:', 'https:')])
        expectRefused(await signIn(device, id, { origin }));
    });

    test('with a challenge that was used, expired, forged or issued for adding a passkey', async () => {
      const { caller, device, id } = await withPasskey('Anna');
      const { origin } = new URL(testServer.running.address);
      const { challenge, cookie } = await requestChallenge(testServer, '/api/session/options');
      const send = (cookies: string, words: Omit<Ceremony, 'origin' | 'person'>) =>
        ask(testServer, 'POST', '/api/session', {
          cookie: cookies,
          body: { response: usePasskey(device, { ...words, origin, person: id }) },
        });
      expect((await send(cookie, { challenge })).status).toBe(200);
      expectRefused(await send(cookie, { challenge })); // refused although the counter has gone up
      expectRefused(await send('', { challenge }));
      expectRefused(await send(caller.cookie.replace('signoria=', 'signoria-passkey='), { challenge }));

      const forged = await requestChallenge(testServer, '/api/session/options');
      expectRefused(await send(`${forged.cookie.slice(0, -3)}AAA`, forged));
      const keeping = await requestChallenge(testServer, '/api/me/passkeys/options', caller.cookie);
      expectRefused(await send(keeping.cookie, keeping));
      const old = await requestChallenge(testServer, '/api/session/options');
      now += 301_000;
      expectRefused(await send(old.cookie, old));
    });

    test('with a signature counter that is too low (copied authenticator)', async () => {
      const { device, id } = await withPasskey('Anna');
      const copy = { ...device };
      expect((await signIn(device, id)).status).toBe(200);
      expectRefused(await signIn(copy, id));
    });
  });
});
