import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;

export type SealKeys = {
  /** Seals, and is the first to open. */
  current: SealKey;
  all: readonly SealKey[];
};

type SealKey = { id: string; key: Buffer };

const deriveKey = (secret: string, purpose: string): SealKey => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) };
};

/**
 * The keys of what is sealed for one purpose. Of the setting's keys the first seals and all open, so that
 * a new one can be put in front of the old. The installation's secret always opens: it is the key where
 * the setting is left out, and may have been that before.
 */
export const sealKeys = (
  config: { secret: string; fieldKeys?: readonly string[] },
  purpose: string,
): SealKeys => {
  const all = [...(config.fieldKeys ?? []), config.secret].map((one) => deriveKey(one, purpose));
  return { current: all[0] as SealKey, all };
};

/**
 * Seals a value (AES-256-GCM, NIST SP 800-38D): `v1.key.iv.tag.text`. `about` says what it is a
 * value of and must be the same when it is opened, so that a sealed value can't be put elsewhere.
 */
export const seal = ({ current }: SealKeys, value: string, about: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', current.key, iv);
  cipher.setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'));
  return [VERSION, current.id, ...parts].join('.');
};

/** A part as `seal` writes it: what more a decoder passes over would make another text of the same value. */
const decode = (part: string): Buffer => {
  const bytes = Buffer.from(part, 'base64url');
  if (bytes.toString('base64url') !== part) throw new Error('this is no sealed value');
  return bytes;
};

/** Opens a sealed value. Throws when its key isn't there, or it was changed or moved. */
export const unseal = ({ all }: SealKeys, sealed: string, about: string): string => {
  const [version, keyId, ...parts] = sealed.split('.');
  const known = all.find(({ id }) => id === keyId);
  if (version !== VERSION || parts.length !== 3) throw new Error('this is no sealed value');
  if (!known)
    throw new Error(`a value is sealed with key ${keyId}, which is not among the settings`);
  const [iv, tag, text] = parts.map(decode) as [Buffer, Buffer, Buffer];
  const decipher = createDecipheriv('aes-256-gcm', known.key, iv, { authTagLength: 16 });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
};
