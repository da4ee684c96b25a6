import { findAccount } from '#features/accounts/api.server';
import { findTyped } from '#features/cart/api.server';
import type { Host } from '#platform/host';
import type { Session } from '#platform/sessions/sessions';
import type { CheckoutValues } from '../contract';
import { isSameEmail } from '../validate';
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

/** An account's own address was typed right long ago: the form asks for no second one (S2.7/7). */
export const withOwnEmail = async (
  host: Host,
  values: CheckoutValues,
  { accountId }: Session,
): Promise<CheckoutValues> => {
  if (accountId === null || values.email_check !== undefined) return values;
  const account = await findAccount(host, accountId);
  const isOwn = account !== undefined && isSameEmail(values.email ?? '', account.email);
  return isOwn ? { ...values, email_check: account.email } : values;
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
