import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt, or } from 'drizzle-orm';
import type { Host } from '#platform/host';
import { askForLogin, checkLogin } from './ceremonies';
import { isHeldByOthers } from './other-holders';
import { passkeys } from './tables';

const purposeOf = (browser: string) => ({ act: 'login', browser }) as const;

/** What a browser asks its holder's passkeys with. */
export const beginLogin = (host: Host, browser: string) => askForLogin(host, purposeOf(browser));

type LoggedIn = {
  accountId: number | undefined;
  /** Whose passkey it is, also when its answer doesn't hold. */
  tried: number | undefined;
  /** There is no such passkey, of a customer or of anybody else. */
  isUnknown: boolean;
};

/**
 * The account that a browser's answer logs in to; undefined: none. Notes that its passkey was used. Where
 * the authenticator counts, a count that doesn't rise is that of a copy.
 */
export const findLoggedIn = async (
  host: Host,
  answer: AuthenticationResponseJSON,
  browser: string,
): Promise<LoggedIn> => {
  const [passkey] = await host.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, answer.id.slice(0, 2000)));
  const isUnknown = !passkey && !(await isHeldByOthers(host, answer.id));
  const none = { accountId: undefined, tried: undefined, isUnknown };
  // Who it is for is said twice, by the key and by the account's handle.
  if (!passkey || answer.response.userHandle !== passkey.userHandle) return none;
  const tried = passkey.accountId;
  const info = await checkLogin(host, answer, { key: passkey, purpose: purposeOf(browser) });
  if (!info) return { ...none, tried };
  const counter = info.newCounter;
  // Of two answers with one count the second comes too late.
  const isNewer = or(lt(passkeys.counter, counter), eq(passkeys.counter, 0));
  const used = await host.db
    .update(passkeys)
    .set({ counter, isBackedUp: info.credentialBackedUp, lastUsedAt: host.clock.now() })
    .where(and(eq(passkeys.id, passkey.id), isNewer))
    .returning();
  return { ...none, accountId: used.length > 0 ? tried : undefined, tried };
};
