import { randomUUID } from 'node:crypto';
import { findAccountByEmail, listAddresses } from '#features/accounts/api.server';
import type { AccountAddress } from '#features/accounts/contract';
import {
  availableOf,
  findTyped,
  keepTyped,
  presentChoice,
  readLines,
  type StoredLine,
} from '#features/cart/api.server';
import { firstValues, listChoices, listPickupStores } from '#features/checkout/api.server';
import type { CheckoutValues, DeliveryChoice, PickupStore } from '#features/checkout/contract';
import { snapshotOf } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import type { StaffMember } from '#features/staff/contract';
import { streetLine } from '#features/stores/contract';
import { orders as limits } from '#kernel/limits-orders';
import { seatsAmong } from '#kernel/values/line-kind';
import type { Host } from '#platform/host';
import { type DraftField, draftFields, type ToldAccount, type ToldDraft } from '../contract';
import { nextKey } from './placed';
import { listWaysToPay } from './ways-to-pay';

const DAY = 86_400_000;

/** Whose cart it is: a member makes one order at a time. No visitor's session is called so. */
export const draftOf = (host: Host, { id }: Pick<StaffMember, 'id'>): string =>
  `telephone ${getSite(host).id} ${id}`;

/** Whose guesses of codes and cards are counted. */
export const clientOf = ({ id }: Pick<StaffMember, 'id'>): string => `staff ${id}`;

export const draftExpiry = (host: Host): Date =>
  new Date(host.clock.now().getTime() + limits.telephoneDraftDays * DAY);

/** What was typed, with what a checkout asks besides that has an answer here. */
const withAnswers = (typed: CheckoutValues): CheckoutValues => ({
  ...firstValues,
  ...(Object.keys(typed).length > 0 && { account_sameas: typed.account_sameas }),
  ...typed,
  email_check: typed.email,
  giftcard: typed.giftcard_code && '1',
  // Nobody asks on the telephone whether somebody wants to be asked.
  no_review_mail: '1',
});

/** What is kept of a draft beside what was typed: which beginning it is. */
type Kept = CheckoutValues & { begun?: string };

export type Draft = {
  sessionId: string;
  /** Places it once. */
  key: string;
  values: CheckoutValues;
  lines: StoredLine[];
  stores: PickupStore[];
  choices: DeliveryChoice[];
  chosen: DeliveryChoice;
  isSent: boolean;
  isDelivered: boolean;
  problems: Record<string, string>;
};

/** An order as far as a member made it, priced as the checkout would. */
export const readDraft = async (host: Host, member: Pick<StaffMember, 'id'>): Promise<Draft> => {
  const sessionId = draftOf(host, member);
  const { begun, ...typed } = (await findTyped(host.db, sessionId)) as Kept;
  const values = withAnswers(typed);
  const lines = await readLines(host.db, sessionId);
  const stores = await listPickupStores(host, lines);
  const client = clientOf(member);
  const found = await listChoices(host, { sessionId, lines, values, stores, client });
  const { choices } = found;
  const chosen = choices.find(({ id }) => id === values.delivery_method) ?? choices[0];
  if (!chosen) throw new Error('There is no way of delivery');
  const { isSent, isDelivered } = found;
  const { dueCents } = chosen.totals;
  const [usual] = listWaysToPay(host, { dueCents, kind: chosen.kind, lines });
  return {
    ...{ sessionId, lines, stores, choices, chosen, isSent, isDelivered },
    key: await nextKey(host, sessionId, begun),
    values: { payment_method: usual?.id, ...values, delivery_method: chosen.id },
    problems: Object.fromEntries(found.problems.map(({ field, message }) => [field, message])),
  };
};

const valuesOf = (address: AccountAddress): ToldAccount['addresses'][number] => ({
  title: `${streetLine(address)}, ${address.zipcode} ${address.place}`,
  values: {
    address_zipcode: address.zipcode,
    address_housenumber: address.housenumber,
    address_housenumber_suffix: address.housenumberSuffix,
    address_street: address.street,
    address_place: address.place,
    address_country: address.country,
  },
});

/**
 * The account of who orders; undefined: he has none, and orders as a guest. One whose address nobody proved may be anybody's:
 * who registers with it would see the order.
 */
export const findBuyer = async (host: Host, { email = '' }: CheckoutValues) => {
  const account = email.includes('@') ? await findAccountByEmail(host, email) : undefined;
  return account?.role === 'customer' && account.emailProvenAt ? account : undefined;
};

const tellAccount = async (
  host: Host,
  values: CheckoutValues,
): Promise<ToldAccount | undefined> => {
  const account = await findBuyer(host, values);
  if (!account) return undefined;
  const addresses = await listAddresses(host, account.id);
  const { firstName: firstname, lastName: lastname, phone } = account;
  return { firstname, lastname, phone, addresses: addresses.map(valuesOf) };
};

const quoteOf = ({ lines, choices }: Draft): string =>
  snapshotOf(lines, Object.fromEntries(choices.map(({ id, totals }) => [id, totals])));

const isDraftField = (name: string): name is DraftField =>
  draftFields.some((field) => field === name);

const tellLine = (line: StoredLine): ToldDraft['lines'][number] => ({
  ...{ variantId: line.variantId, title: line.title, choice: presentChoice(line) },
  ...{ quantity: line.quantity, available: availableOf(line), isForSale: line.sold },
  unitCents: line.unitCents,
  ...(line.quotedCents !== line.unitCents && { wasCents: line.quotedCents }),
});

/** The same for the screen. */
export const tellDraft = async (
  host: Host,
  member: Pick<StaffMember, 'id'>,
): Promise<ToldDraft> => {
  const draft = await readDraft(host, member);
  const { values, lines, stores, choices, chosen, isSent, isDelivered, problems } = draft;
  const { totals } = chosen;
  const account = await tellAccount(host, values);
  return {
    key: draft.key,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => isDraftField(name))),
    lines: lines.map(tellLine),
    ...{ isSent, isDelivered, problems, seats: seatsAmong(lines) },
    ways: choices.map(({ id, kind, title, promise, priceCents }) => ({
      ...{ id, kind, title, promise, priceCents },
    })),
    stores: stores.map(({ id, title, place, ready }) => ({
      ...{ id: String(id), title: `${place}, ${title}`, ready: ready.text },
    })),
    payments: listWaysToPay(host, { dueCents: totals.dueCents, kind: chosen.kind, lines }),
    sums: {
      ...{ goodsCents: totals.goodsCents, discountCents: totals.discountCents },
      codeCents: totals.discounts
        .filter(({ kind }) => kind !== 'bundle')
        .reduce((sum, { cents }) => sum + cents, 0),
      ...{ deliveryCents: totals.deliveryCents, totalCents: totals.totalCents },
      ...{ giftCardCents: totals.giftCardCents, dueCents: totals.dueCents, vat: totals.vat },
    },
    ...(account && { account }),
    quote: quoteOf(draft),
  };
};

/** Keeps what is typed of an order. `isNew`: it begins anew, and what was asked of the one before doesn't place it. */
export const keepValues = async (
  host: Host,
  member: Pick<StaffMember, 'id'>,
  values: CheckoutValues,
  { isNew = false } = {},
): Promise<void> => {
  const sessionId = draftOf(host, member);
  const before = (await findTyped(host.db, sessionId)) as Kept;
  const begun = isNew ? randomUUID() : before.begun;
  const typed: Kept = { ...values, ...(begun && { begun }) };
  await keepTyped(host.db, { sessionId, typed, expiresAt: draftExpiry(host) });
};
