import type { Session } from '#platform/sessions/sessions';

const ACCOUNT = 'account:';

/** Whose list a session shows: its account's, wherever that is logged in, or else its own. */
export const ownerOf = ({ id, accountId }: Pick<Session, 'id' | 'accountId'>): string =>
  accountId === null ? id : ownerOfAccount(accountId);

export const ownerOfAccount = (accountId: number): string => ACCOUNT + accountId;
