import type { PersonInfo } from '@signoria/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { TextKey } from '../words/index.ts';
import { request } from './request.ts';
import { storeKnownName } from './session.ts';

/** Creates a passkey for the person signed in. */
export async function makePasskey(): Promise<PersonInfo> {
  const { options } = await request('newPasskeyOptions');
  const response = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return storeKnownName(await request('addPasskey', { body: { response: { ...response } } }));
}

export async function signInWithPasskey(): Promise<PersonInfo> {
  const { options } = await request('signInOptions');
  const response = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  return storeKnownName(await request('signIn', { body: { response: { ...response } } }));
}

/** Returns the key of the words for an error of the browser; null for other errors. */
export function passkeyError(error: unknown): TextKey | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'passkey.cancelled';
  if (error.name === 'InvalidStateError') return 'passkey.already';
  if (error instanceof WebAuthnError || error instanceof DOMException) return 'passkey.failed';
  return null;
}
