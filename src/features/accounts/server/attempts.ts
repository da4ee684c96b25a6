import { accounts as limits } from '#kernel/limits-accounts';
import { account as texts } from '#kernel/messages/nl-account';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { type GivenProof, spendProof } from './proof';

/** Who tries, as `clientOf` tells it, and the account's address in lower case. */
export type Try = { client: string; email: string };

/** How a try was let through to the password, without a proof or with one. */
export type Let = 'free' | 'proven';

export type Attempts = {
  /**
   * Counts a try to log in; answers how it is let through to the password. `needed`, `wrong`: first a
   * proof must be given, or a right one. `often`: this client tried far too often, and waits.
   */
  begin: (who: Try, proof: GivenProof) => Promise<Let | 'needed' | 'wrong' | 'often'>;
  /** Whether the next try needs a proof; counts nothing. */
  needsProof: (who: Try) => Promise<boolean>;
  /** The right password came: what was counted for it begins anew. */
  succeed: (who: Try, how: Let) => Promise<void>;
};

/**
 * Attempts to log in. They are counted for the client with the account, for the account, and for the
 * client. What is too much of those asks for a proof and refuses nobody: else ten wrong passwords,
 * from wherever, would keep an account's holder out of it. `whose`: of others than customers, counted apart.
 */
export const createAttempts = (host: Host, { whose = '' } = {}): Attempts => {
  const limiterOf = (name: string, points: number) =>
    createRateLimiter(host, { name: `${whose}${name}`, points, seconds: limits.period });
  const ofPair = limiterOf('login pair', limits.attemptsPerPair);
  const ofAccount = limiterOf('login', limits.attemptsPerAddress);
  const ofClient = limiterOf('logins', limits.attemptsPerClient);
  const proven = limiterOf('proven logins', limits.provenPerClient);
  const counted = ({ client, email }: Try) =>
    [
      [ofPair, `${email} ${client}`],
      [ofAccount, email],
      [ofClient, client],
    ] as const;

  /** Counts it everywhere or, where there is no room for it in all of them, nowhere. */
  const isFree = async (who: Try): Promise<boolean> => {
    const all = counted(who);
    const taken = await Promise.all(all.map(([each, key]) => each.take(key)));
    if (taken.every(Boolean)) return true;
    await Promise.all(all.map(([each, key], at) => taken[at] && each.giveBack(key)));
    return false;
  };

  return {
    async begin(who, proof) {
      if (await isFree(who)) return 'free';
      if (proof === undefined) return 'needed';
      if (!(await proven.hasRoom(who.client))) return 'often';
      if (!(await spendProof(host, proof))) return 'wrong';
      if (!(await proven.take(who.client))) return 'often';
      return 'proven';
    },
    async needsProof(who) {
      const room = await Promise.all(counted(who).map(([each, key]) => each.hasRoom(key)));
      return !room.every(Boolean);
    },
    async succeed(who, how) {
      const [[pair, pairKey], [account, accountKey]] = counted(who);
      await Promise.all([
        pair.forget(pairKey),
        account.forget(accountKey),
        (how === 'free' ? ofClient : proven).giveBack(who.client),
      ]);
    },
  };
};

/** A limit on what one client, or one account holder, may do in a while. */
export const limited = (host: Host, name: string, points: number) => {
  const limiter = createRateLimiter(host, { name, points, seconds: limits.period });
  return {
    /** Counts one more; what to tell who did it too often, in the form that he sent. */
    count: async (who: string): Promise<string | undefined> =>
      (await limiter.take(who)) ? undefined : texts.tooMany,
    forget: limiter.forget,
  };
};
