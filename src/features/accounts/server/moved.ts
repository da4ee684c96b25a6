import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import { Registry } from '#platform/registry';

/** Both addresses are proven to be its holder's. `cause`: of the mails that come of it. */
export type MovedAddress = { from: string; to: string; cause: MailCause };

/** Takes along what a feature sends to an address, in the transaction that gives the account another. */
type Move = (tx: Tx, moved: MovedAddress) => Promise<void>;

const moves = new Registry<Move>('move to another address');

export const onAddressMoved = (host: Host, name: string, move: Move): void =>
  moves.add(host, name, move);

export const moveOwned = async (host: Host, tx: Tx, moved: MovedAddress): Promise<void> => {
  for (const move of moves.list(host)) await move(tx, moved);
};
