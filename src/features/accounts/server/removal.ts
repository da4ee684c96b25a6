import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** Removes what a feature keeps of an account, in the transaction that removes the account. */
type Removal = (tx: Tx, accountId: number) => Promise<void>;

const removals = new Registry<Removal>('account removal');

export const onAccountRemoved = (host: Host, name: string, removal: Removal): void =>
  removals.add(host, name, removal);

export const removeOwned = async (host: Host, tx: Tx, accountId: number): Promise<void> => {
  for (const removal of removals.list(host)) await removal(tx, accountId);
};
