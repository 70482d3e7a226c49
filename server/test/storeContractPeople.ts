import { describe, expect, test } from 'vitest';
import type { StoreFixture } from './storeFixture.ts';
import { codeOf, URL_SAFE } from './storeFixture.ts';

export function peopleContract(fixture: StoreFixture): void {
  describe('people', () => {
    test('are created, found and renamed', async () => {
      const store = await fixture.openShared();
      const anna = await store.createPerson({ name: 'Anna', guest: true });
      expect(anna).toEqual({
        id: expect.stringMatching(URL_SAFE),
        name: 'Anna',
        guest: true,
        createdAt: fixture.time(),
      });
      expect(await store.findPerson(anna.id)).toEqual(anna);
      const renamed = await store.renamePerson(anna.id, '<b>Ännchen 🏛</b>');
      expect(renamed).toEqual({ ...anna, name: '<b>Ännchen 🏛</b>' });
      expect(await store.findPerson(anna.id)).toEqual(renamed);
      const bruno = await store.createPerson({ name: 'Bruno', guest: true });
      const names = { [anna.id]: renamed.name, [bruno.id]: 'Bruno' };
      expect(await store.namesOf([bruno.id, 'nobody', anna.id, '\0', bruno.id])).toEqual(names);
      expect(await store.namesOf([])).toEqual({});
    });

    test('that do not exist are not found', async () => {
      const store = await fixture.openShared();
      for (const id of ['nobody', '', '\0', "' or 1=1 --", 'x'.repeat(10_000)]) {
        expect(await store.findPerson(id)).toBeUndefined();
        expect(await codeOf(store.renamePerson(id, 'Bruno'))).toBe('unknown');
      }
    });

    test('can use a challenge once, and expired challenges are deleted', async () => {
      const location = await fixture.site().newLocation();
      const store = await fixture.open(location);
      const until = fixture.time() + 60_000;
      await store.markChallengeUsed('first', until);
      expect(await codeOf(store.markChallengeUsed('first', until))).toBe('duplicate');
      await store.markChallengeUsed('second', until);
      fixture.pass(60_000);
      await store.markChallengeUsed('third', until + 60_000); // deletes expired challenges
      expect(await codeOf(store.markChallengeUsed('first', until))).toBe('no error');
      expect(await codeOf(store.markChallengeUsed('\0', until))).toBe('malformed');
    });

    test('with a name of ten thousand characters are stored, with a NUL in it refused', async () => {
      const store = await fixture.openShared();
      const { id } = await store.createPerson({ name: 'x'.repeat(10_000), guest: true });
      expect((await store.findPerson(id))?.name).toHaveLength(10_000);
      expect(await codeOf(store.createPerson({ name: 'An\0na', guest: true }))).toBe('malformed');
      expect(await codeOf(store.renamePerson(id, '\0'))).toBe('malformed');
    });

    test('with a passkey are not guests', async () => {
      const store = await fixture.openShared();
      const { id: person } = await store.createPerson({ name: 'Anna', guest: true });
      const passkey = { id: 'k'.repeat(300), person, publicKey: 'pQECAyYgASFY', counter: 7, transports: ['usb'] };
      await store.addCredential(passkey);
      expect((await store.findPerson(person))?.guest).toBe(false);
      await store.recordCredentialUse(passkey.id, 5_000_000_000);
      const made = fixture.time() - 1000;
      const counted = { ...passkey, counter: 5_000_000_000, createdAt: made, usedAt: made + 1000 };
      expect(await store.findCredential(passkey.id)).toEqual(counted);
      expect(await store.credentialsOf(person)).toEqual([counted]);
      expect(await store.findCredential('other')).toBeUndefined();
      expect(await store.credentialsOf('nobody')).toEqual([]);
      expect(await codeOf(store.addCredential(passkey))).toBe('duplicate');
      expect(await codeOf(store.addCredential({ ...passkey, id: 'two', person: 'nobody' }))).toBe('unknown');
      expect(await codeOf(store.recordCredentialUse('other', 1))).toBe('unknown');
    });

    test('can remove their own passkeys, and are guests again without any', async () => {
      const store = await fixture.openShared();
      const [{ id: anna }, { id: eve }] = [
        await store.createPerson({ name: 'Anna', guest: true }),
        await store.createPerson({ name: 'Eve', guest: true }),
      ];
      const passkey = { person: anna, publicKey: 'pQECAyYgASFY', counter: 0, transports: [] };
      for (const id of ['one-of-anna', 'two-of-anna']) await store.addCredential({ ...passkey, id });
      expect(await codeOf(store.removeCredential(eve, 'one-of-anna'))).toBe('unknown');
      expect(await codeOf(store.removeCredential(anna, '\0'))).toBe('unknown');
      await store.removeCredential(anna, 'one-of-anna');
      expect((await store.credentialsOf(anna)).map(({ id }) => id)).toEqual(['two-of-anna']);
      expect((await store.findPerson(anna))?.guest).toBe(false);
      await store.removeCredential(anna, 'two-of-anna');
      expect((await store.findPerson(anna))?.guest).toBe(true);
      expect(await codeOf(store.removeCredential(anna, 'two-of-anna'))).toBe('unknown');
    });
  });

  describe('sessions', () => {
    test('are found until they end or expire', async () => {
      const store = await fixture.openShared();
      const { id: person } = await store.createPerson({ name: 'Anna', guest: true });
      const session = await store.createSession(person, fixture.time() + 1e6);
      expect(session).toEqual({ id: expect.stringMatching(URL_SAFE), person, expiresAt: fixture.time() - 1_000 + 1e6 });
      const short = await store.createSession(person, fixture.time() + 5_000);
      expect(await store.findSession(session.id)).toEqual(session);
      expect(await store.findSession(short.id)).toEqual(short);
      fixture.pass(10_000);
      expect(await store.findSession(short.id)).toBeUndefined();
      await store.endSession(session.id);
      expect(await store.findSession(session.id)).toBeUndefined();
      expect(await store.findSession('\0')).toBeUndefined();
      await store.endSession('never was');
    });

    test('of one person end together', async () => {
      const store = await fixture.openShared();
      const people = [
        await store.createPerson({ name: 'Anna', guest: true }),
        await store.createPerson({ name: 'Eve', guest: true }),
      ];
      const [anna = '', eve = ''] = people.map(({ id }) => id);
      const until = fixture.time() + 1e6;
      const sessions = [await store.createSession(anna, until), await store.createSession(anna, until)];
      const other = await store.createSession(eve, until);
      await store.endSessions(anna);
      for (const { id } of sessions) expect(await store.findSession(id)).toBeUndefined();
      expect(await store.findSession(other.id)).toEqual(other);
    });

    test('need an existing person', async () => {
      const store = await fixture.openShared();
      expect(await codeOf(store.createSession('nobody', 1e9))).toBe('unknown');
    });
  });
}
