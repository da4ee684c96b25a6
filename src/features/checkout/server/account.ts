import {
  createAccount,
  findAccountByEmail,
  mayCheckEmail,
  rememberAddress,
  validatePassword,
} from '#features/accounts/api.server';
import { giveToAccount } from '#features/orders/api.server';
import type { OrderAddress } from '#features/orders/contract';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import type { Host } from '#platform/host';
import { writeSecurity } from '#platform/security-log/security-log';
import type { CheckoutErrors, CheckoutValues, Secrets } from '../contract';

const BOX = 'account[create_account]';

/** Whether an account is wanted with the order. */
export const wantsOne = (values: CheckoutValues): boolean => values[BOX] !== undefined;

/**
 * What is in the way of a new account: the address has one. That tells who is a customer, so a client
 * is told it no more often here than where addresses are checked.
 */
export const findAccountProblem = async (
  host: Host,
  { email = '' }: CheckoutValues,
  client: string,
): Promise<CheckoutErrors | undefined> => {
  if (!(await mayCheckEmail(host, client, email))) return { [BOX]: texts.accountUnknown };
  return (await findAccountByEmail(host, email)) ? { [BOX]: texts.accountExists } : undefined;
};

/** What is wrong with the password of an account that is wanted. */
export const findPasswordProblem = async (
  host: Host,
  values: CheckoutValues,
  secrets: Secrets,
): Promise<string | undefined> => {
  if (!wantsOne(values)) return undefined;
  const { email, firstname: firstName, lastname: lastName, phone } = values;
  const password = secrets.create_account_password ?? '';
  return validatePassword(host, password, { email, firstName, lastName, phone });
};

type Buyer = { token: string; email: string; billing: OrderAddress; delivery?: OrderAddress };

/** Makes the account of who placed an order, to which it belongs from then. Undefined: the address has one. */
export const makeAccount = async (
  host: Host,
  { token, email, billing: { firstName, lastName, phone } }: Buyer,
  password: string,
): Promise<number | undefined> => {
  const made = await createAccount(host, { email, password, firstName, lastName, phone });
  if (!made) return undefined;
  writeSecurity(host.log, { event: 'account.create', outcome: 'success', account: made.id });
  await giveToAccount(host.db, token, made.id);
  return made.id;
};

/** Keeps where an order goes for the next one of the same account. */
export const rememberWhere = async (
  host: Host,
  accountId: number,
  { billing, delivery = billing }: Pick<Buyer, 'billing' | 'delivery'>,
): Promise<void> => {
  for (const { phone: _, ...address } of [billing, delivery]) {
    if (address.street !== '') await rememberAddress(host, accountId, address);
  }
};

type Placed = {
  token: string;
  accountId: number | null;
  values: CheckoutValues;
  secrets: Secrets;
  request: { email: string; billing: OrderAddress; delivery?: OrderAddress };
};

/**
 * What follows an order that stands: the account that was asked for, and the addresses that were
 * typed. Whatever goes wrong here is no longer in the way of the order.
 */
export const afterOrder = async (host: Host, placed: Placed): Promise<void> => {
  const { token, values, secrets, request } = placed;
  try {
    const wanted = placed.accountId === null && wantsOne(values);
    const password = secrets.create_account_password ?? '';
    const accountId = wanted
      ? await makeAccount(host, { token, ...request }, password)
      : placed.accountId;
    if (accountId) await rememberWhere(host, accountId, request);
  } catch (err) {
    host.log.error({ err }, 'the account of an order was not made');
  }
};
