import { and, eq, isNull } from 'drizzle-orm';
import {
  createAccount,
  findAccountByEmail,
  judgePassword,
  mayCheckEmail,
  rememberAddress,
} from '#features/accounts/api.server';
import { orders } from '#features/orders/api.server';
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
  return judgePassword(host, password, { email, firstName, lastName, phone });
};

type Placed = {
  token: string;
  accountId: number | null;
  values: CheckoutValues;
  secrets: Secrets;
  request: { email: string; billing: OrderAddress; delivery?: OrderAddress };
};

/** Makes the account that was asked for. Undefined: another was quicker. */
const makeAccount = async (host: Host, { secrets, request, token }: Placed) => {
  const made = await createAccount(host, {
    email: request.email,
    password: secrets.create_account_password ?? '',
    firstName: request.billing.firstName,
    lastName: request.billing.lastName,
    phone: request.billing.phone,
  });
  if (!made) return undefined;
  writeSecurity(host.log, { event: 'account.create', outcome: 'success', account: made.id });
  await host.db
    .update(orders)
    .set({ accountId: made.id })
    .where(and(eq(orders.token, token), isNull(orders.accountId)));
  return made.id;
};

/**
 * What follows an order that stands: the account that was asked for, and the addresses that were
 * typed. Whatever goes wrong here is no longer in the way of the order.
 */
export const afterOrder = async (host: Host, placed: Placed): Promise<void> => {
  try {
    const wanted = placed.accountId === null && wantsOne(placed.values);
    const accountId = wanted ? await makeAccount(host, placed) : placed.accountId;
    const { billing, delivery = billing } = placed.request;
    if (!accountId) return;
    for (const { phone: _, ...address } of [billing, delivery]) {
      if (address.street !== '') await rememberAddress(host, accountId, address);
    }
  } catch (err) {
    host.log.error({ err }, 'the account of an order was not made');
  }
};
