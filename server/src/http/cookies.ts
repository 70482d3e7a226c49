import { createHmac, timingSafeEqual } from 'node:crypto';

export const SESSION_COOKIE = 'signoria';

/** `value.signature`: who does not know the secret cannot make one. */
export function sign(value: string, secret: string): string {
  return `${value}.${signatureOf(value, secret)}`;
}

/** The value, if the signature is ours. */
export function unsign(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const ours = Buffer.from(signatureOf(value, secret));
  return given.length === ours.length && timingSafeEqual(given, ours) ? value : undefined;
}

function signatureOf(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url');
}

export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

/** Out of reach of scripts and of other sites' forms. Lax, not strict: whoever follows a link to a table is known there. */
export function setCookie(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
