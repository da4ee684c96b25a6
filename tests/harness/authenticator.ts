import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const b64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const header = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** So much of CBOR (RFC 8949) as an attestation needs. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? header(1, -1 - value) : header(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([header(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([header(2, value.length), value]);
  return Buffer.concat([
    header(5, value.size),
    ...[...value].flatMap(([name, one]) => [cbor(name), cbor(one)]),
  ]);
};

const flag = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** How an answer differs from what a right authenticator in a right browser would give. */
export type Bent = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** False: nobody showed a finger or a code. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  backedUp?: boolean;
  /** It stands in a frame of another site; `topOrigin`: of which, where the browser says so. */
  crossOrigin?: boolean;
  topOrigin?: string;
};

type AddOptions = { challenge: string; rp: { id?: string }; user: { id: string } };
type AskOptions = { challenge: string; rpId?: string };

/** An authenticator of software, with one passkey (ES256), as a browser at `origin` has it. */
export const createAuthenticator = (origin = 'http://localhost') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let handle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, bent: Bent): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: bent.challenge ?? challenge,
        origin: bent.origin ?? origin,
        crossOrigin: bent.crossOrigin ?? false,
        topOrigin: bent.topOrigin,
      }),
    );

  const authData = (rpId: string, more: number, bent: Bent): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(bent.counter ?? counter);
    const verified = bent.verified === false ? 0 : flag.verified;
    const backup = bent.backedUp ? flag.eligible | flag.backedUp : 0;
    const flags = Buffer.from([flag.present | verified | backup | more]);
    return Buffer.concat([sha256(bent.rpId ?? rpId), flags, count]);
  };

  const point = (part: string | undefined): Buffer => Buffer.from(part ?? '', 'base64url');

  return {
    id: b64(id),
    /** Makes the passkey; what a browser sends to the site. */
    add(options: AddOptions, bent: Bent = {}): Record<string, unknown> {
      handle = options.user.id;
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point(jwk.x)],
          [-3, point(jwk.y)],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([
        authData(options.rp.id ?? '', flag.attested, bent),
        ...[Buffer.alloc(16), length, id, key],
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return {
        ...{ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: b64(clientData('webauthn.create', options.challenge, bent)),
          attestationObject: b64(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Signs a login; what a browser sends to the site. */
    sign(options: AskOptions, bent: Bent = {}): Record<string, unknown> {
      counter += 1;
      const client = clientData('webauthn.get', options.challenge, bent);
      const data = authData(options.rpId ?? '', 0, bent);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...{ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(signature),
          userHandle: bent.userHandle ?? handle,
        },
      };
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;
