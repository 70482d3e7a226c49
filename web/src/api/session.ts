import type { PersonInfo } from '@signoria/protocol';
import { RefusalError, request } from './request.ts';

/** Storage key of the name used in this browser. The session itself is an HTTP-only cookie. */
const KNOWN = 'signoria.known';

export function knownName(): string {
  return localStorage.getItem(KNOWN) ?? '';
}

/** Stores the name of the person signed in. */
export function storeKnownName(person: PersonInfo): PersonInfo {
  localStorage.setItem(KNOWN, person.name);
  return person;
}

/** Returns the signed-in person, or null. Without a known name no request is sent. */
export async function whoAmI(): Promise<PersonInfo | null> {
  if (knownName() === '') return null;
  try {
    return storeKnownName(await request('fetchMe'));
  } catch (error) {
    if (!(error instanceof RefusalError) || (error.code !== 'notSignedIn' && error.code !== 'badSession')) throw error;
    localStorage.removeItem(KNOWN);
    return null;
  }
}

/** Signs in a guest, who needs only a name. Renames the person if already signed in. */
export async function signInAsGuest(name: string): Promise<PersonInfo> {
  const known = await whoAmI();
  if (known?.name === name) return known;
  return storeKnownName(await request(known === null ? 'createGuest' : 'renameMe', { body: { name } }));
}

export async function signOut(): Promise<void> {
  await request('signOut');
  localStorage.removeItem(KNOWN);
}

export async function signOutEverywhere(): Promise<void> {
  await request('signOutEverywhere');
  localStorage.removeItem(KNOWN);
}
