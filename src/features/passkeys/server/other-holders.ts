import { eq } from 'drizzle-orm';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { passkeys } from './tables';

/** Whether others than customers have a passkey of this site, by its authenticator's name for it. */
type IsHeld = (credentialId: string) => Promise<boolean>;

const others = new Registry<IsHeld>('holders of passkeys');

/** Has the shop's login know whose passkeys there are besides: browsers offer all of a site at each of its doors. */
export const registerOtherHolders = (host: Host, name: string, isHeld: IsHeld): void =>
  others.add(host, name, isHeld);

export const isHeldByOthers = async (host: Host, credentialId: string): Promise<boolean> => {
  for (const isHeld of others.list(host)) if (await isHeld(credentialId)) return true;
  return false;
};

/** Whether a customer has this passkey. */
export const isHeldByCustomer = async ({ db }: Host, credentialId: string): Promise<boolean> =>
  (await db.$count(passkeys, eq(passkeys.credentialId, credentialId))) > 0;
