import { findAccount } from '#features/accounts/api.server';
import { findTyped } from '#features/cart/api.server';
import type { Host } from '#platform/host';
import type { Session } from '#platform/sessions/sessions';
import type { CheckoutValues } from '../contract';
import { firstValues } from './values';

/** What an account holder need not type, and what was typed before. */
export const knownValues = async (host: Host, session: Session): Promise<CheckoutValues> => {
  const [typed, own] = await Promise.all([
    findTyped(host.db, session.id) as Promise<CheckoutValues>,
    session.accountId ? ownValues(host, session.accountId) : {},
  ]);
  // A box that was left open is a choice as well.
  const isNew = Object.keys(typed).length === 0;
  const { account_sameas, ...first } = firstValues;
  return { ...first, ...(isNew && { account_sameas }), ...own, ...typed };
};

const ownValues = async (host: Host, accountId: number): Promise<CheckoutValues> => {
  const account = await findAccount(host, accountId);
  return account
    ? {
        email: account.email,
        email_check: account.email,
        firstname: account.firstName,
        lastname: account.lastName,
        phone: account.phone,
      }
    : {};
};
