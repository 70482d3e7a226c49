import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A simulated authenticator with one passkey. Tests can falsify its answers. */
export interface Device {
  readonly id: string;
  readonly key: KeyObject;
  readonly publicKey: KeyObject;
  counter: number;
}

/** The values that the device signs. Tests may falsify them. */
export interface Ceremony {
  readonly challenge: string;
  /** The origin of the page. */
  readonly origin: string;
  /** The user handle: the id of the passkey's owner. */
  readonly person: string;
}

export function newDevice(): Device {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { id: randomBytes(32).toString('base64url'), key, publicKey, counter: 0 };
}

/** Returns the JSON of `navigator.credentials.create`: https://www.w3.org/TR/webauthn-3/#sctn-attestation */
export function makePasskey(device: Device, ceremony: Omit<Ceremony, 'person'>): Record<string, unknown> {
  const id = Buffer.from(device.id, 'base64url');
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, cose(device)]);
  const authData = authenticatorData(ceremony, device, 0x45, attested); // flags: present, verified, attested key
  const attestation = Buffer.concat([
    Buffer.from([0xa3]), // a map of three: fmt, attStmt, authData
    ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)],
  ]);
  return answer(device, {
    clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
    attestationObject: attestation.toString('base64url'),
    transports: ['internal'],
  });
}

/** Returns the JSON of `navigator.credentials.get`. */
export function usePasskey(device: Device, ceremony: Ceremony): Record<string, unknown> {
  device.counter++;
  const authData = authenticatorData(ceremony, device, 0x05);
  const client = clientData('webauthn.get', ceremony);
  const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
  return answer(device, {
    clientDataJSON: client.toString('base64url'),
    authenticatorData: authData.toString('base64url'),
    signature: sign('sha256', signed, device.key).toString('base64url'),
    userHandle: Buffer.from(ceremony.person).toString('base64url'),
  });
}

function answer({ id }: Device, response: object): Record<string, unknown> {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
}

function clientData(type: string, { challenge, origin }: Omit<Ceremony, 'person'>): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
  { origin }: Omit<Ceremony, 'person'>,
  { counter }: Device,
  flags: number,
  attested = Buffer.alloc(0),
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const site = createHash('sha256').update(new URL(origin).hostname).digest();
  return Buffer.concat([site, Buffer.from([flags]), count, attested]);
}

/** Encodes the public key in COSE: elliptic curve, ES256, P-256, x and y. */
function cose({ publicKey }: Device): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (coordinate: string) => bytes(Buffer.from(coordinate, 'base64url'));
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, point(x), Buffer.from([0x22]), point(y)]);
}

/** Encodes a short text in CBOR. */
function text(word: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
}

function bytes(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, content.length]), content]);
}
