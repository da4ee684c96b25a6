import type { Session } from '#platform/sessions/sessions';

const ACCOUNT = 'account:';

/** What of a session says whose a list is. */
export type Owner = Pick<Session, 'id' | 'accountId'>;

/** Whose list a session shows: its account's, wherever that is logged in, or else its own. */
export const ownerOf = ({ id, accountId }: Owner): string =>
  accountId === null ? id : ownerOfAccount(accountId);

export const ownerOfAccount = (accountId: number): string => ACCOUNT + accountId;
