import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { getSite } from '#features/settings/api.server';
import { staff as limits } from '#kernel/limits-staff';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { type SealKeys, seal, sealKeys, unseal } from '#platform/sealing/seal';
import type { Member } from './members';
import { staffMembers } from './tables';

const PERIOD = 30;

const keysOf = ({ config }: Host): SealKeys => sealKeys(config, 'etalage staff codes');
const aboutStored = (memberId: number) => `secret of member ${memberId}`;
const aboutSetup = (memberId: number) => `secret that member ${memberId} sets up`;

/** RFC 6238, as every app knows it. */
const totpOf = (host: Host, secret: string, label: string): TOTP =>
  new TOTP({
    ...{ issuer: getSite(host).name, label, algorithm: 'SHA1', digits: 6, period: PERIOD },
    secret: Secret.fromBase32(secret),
  });

/** The time step of a code, if it is one of now, a step before or a step after. */
const stepOf = (host: Host, secret: string, code: string): number | undefined => {
  const timestamp = host.clock.now().getTime();
  const delta = totpOf(host, secret, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
};

/** A secret for an app, not stored yet: whoever sets it up gives it back, sealed, with a code of the app. */
export const newSetup = (host: Host, { id, email }: Pick<Member, 'id' | 'email'>) => {
  const key = new Secret({ size: 20 }).base32;
  return {
    setup: seal(keysOf(host), key, aboutSetup(id)),
    key,
    link: totpOf(host, key, email).toString(),
  };
};

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

const newCode = (): string =>
  [...randomBytes(16)]
    .map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${ALPHABET[byte % 32]}`)
    .join('');

// 80 random bits: nobody finds them from a hash, however fast it is.
const hashCode = (memberId: number, code: string): string =>
  createHash('sha256').update(`${memberId} ${code}`).digest('base64url');

const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

const isOf = (memberId: number) => eq(staffMembers.id, memberId);

/** Ten codes that are each good once; those from before are no longer. */
export const renewRecoveryCodes = async (host: Host, memberId: number): Promise<string[]> => {
  const codes = Array.from({ length: limits.recoveryCodes }, newCode);
  const hashes = codes.map((code) => hashCode(memberId, plain(code)));
  await host.db.update(staffMembers).set({ recoveryCodes: hashes }).where(isOf(memberId));
  return codes;
};

/** Keeps the app that a code proves to be set up. Answers its recovery codes; undefined: the code isn't right. */
export const confirmSetup = async (
  host: Host,
  memberId: number,
  { setup, code }: { setup: string; code: string },
): Promise<string[] | undefined> => {
  let secret: string;
  try {
    secret = unseal(keysOf(host), setup, aboutSetup(memberId));
  } catch {
    return undefined;
  }
  const step = stepOf(host, secret, plain(code));
  if (step === undefined) return undefined;
  const totpSecret = seal(keysOf(host), secret, aboutStored(memberId));
  await host.db.update(staffMembers).set({ totpSecret, totpStep: step }).where(isOf(memberId));
  return renewRecoveryCodes(host, memberId);
};

export const removeCodes = async (host: Host, memberId: number): Promise<void> => {
  await host.db
    .update(staffMembers)
    .set({ totpSecret: null, totpStep: null, recoveryCodes: [] })
    .where(isOf(memberId));
};

const spendStep = async (host: Host, member: Member, code: string): Promise<boolean> => {
  if (!member.totpSecret) return false;
  let secret: string;
  try {
    secret = unseal(keysOf(host), member.totpSecret, aboutStored(member.id));
  } catch {
    // Sealed with a key that is gone: recovery codes are what is left.
    return false;
  }
  const step = stepOf(host, secret, code);
  if (step === undefined) return false;
  const isLater = or(isNull(staffMembers.totpStep), lt(staffMembers.totpStep, step));
  const spent = await host.db
    .update(staffMembers)
    .set({ totpStep: step })
    .where(and(isOf(member.id), isLater))
    .returning({ id: staffMembers.id });
  return spent.length === 1;
};

const spendRecovery = async (host: Host, { id }: Member, code: string): Promise<boolean> => {
  const hash = hashCode(id, code);
  const { recoveryCodes } = staffMembers;
  const spent = await host.db
    .update(staffMembers)
    .set({ recoveryCodes: sql`${recoveryCodes} - ${hash}::text` })
    .where(and(isOf(id), sql`${recoveryCodes} @> ${JSON.stringify([hash])}::jsonb`))
    .returning({ id: staffMembers.id });
  return spent.length === 1;
};

export type SpentCode = 'app' | 'recovery' | 'wrong' | 'often';

/** Takes codes from members: each is good once, and wrong ones are counted. */
export const createCodeCheck = (host: Host) => {
  const limiter = createRateLimiter(host, {
    ...{ name: 'staff codes', points: limits.attemptsInside, seconds: 15 * 60 },
  });
  return async (member: Member, typed: string): Promise<SpentCode> => {
    const who = String(member.id);
    if (!(await limiter.take(who))) return 'often';
    const code = plain(typed.slice(0, 100));
    const how = /^\d{6}$/.test(code) ? 'app' : 'recovery';
    const isRight = await (how === 'app' ? spendStep : spendRecovery)(host, member, code);
    if (!isRight) return 'wrong';
    await limiter.forget(who);
    return how;
  };
};
