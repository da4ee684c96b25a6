import { asRequest, findChosenPoint, validateCheckout } from '#features/checkout/api.server';
import type { CheckoutErrors } from '#features/checkout/contract';
import { placeOrder } from '#features/orders/api.server';
import type { OrderResult } from '#features/orders/contract';
import type { StaffMember } from '#features/staff/contract';
import { AppError } from '#kernel/errors';
import { personTexts } from '#kernel/messages/nl-person';
import { checkoutTexts } from '#kernel/messages/nl-shop';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { formatEuro } from '#kernel/values/money';
import type { Host } from '#platform/host';
import { withMutex } from '#platform/mutex';
import { clientOf, type Draft, draftOf, findBuyer, readDraft } from './draft';
import { findPlaced } from './placed';
import { listWaysToPay } from './ways-to-pay';

const texts = telephoneTexts.problems;

/** The checkout's words that are to its visitor, as they are to staff. */
const toStaff: ReadonlyMap<string, string> = new Map([
  [personTexts.wrong.email(), telephoneTexts.wrongFields.email],
  [personTexts.wrong.firstname(), telephoneTexts.wrongFields.firstname],
  [personTexts.wrong.lastname(), telephoneTexts.wrongFields.lastname],
  [checkoutTexts.choose.delivery_method, telephoneTexts.wrongFields.delivery],
  [checkoutTexts.choose.pickup_point, telephoneTexts.wrongFields.point],
  [checkoutTexts.choose.payment_method, telephoneTexts.wrongFields.payment],
  [checkoutTexts.payInStoreOnlyWithPickup, telephoneTexts.wrongFields.payInStore],
]);

const forStaff = (errors: CheckoutErrors): CheckoutErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field, toStaff.get(text) ?? text]),
  );

const validate = (host: Host, draft: Draft, { isPoint }: { isPoint: boolean }): CheckoutErrors => {
  const { values, chosen, isSent, isDelivered, stores, lines } = draft;
  const { dueCents } = chosen.totals;
  const ways = listWaysToPay(host, { dueCents, kind: chosen.kind, lines });
  const errors = validateCheckout(values, {
    kind: isDelivered ? chosen.kind : undefined,
    ...{ isSent, isPoint, storeIds: stores.map(({ id }) => id) },
    ...{ methodIds: ways.map(({ id }) => id), isDue: dueCents > 0 },
  });
  // A way that was chosen before seats were put in isn't one any more.
  const isOffered = ways.some((way) => way.id === values.payment_method);
  if (dueCents > 0 && !isOffered) errors.payment_method = telephoneTexts.wrongFields.payment;
  if (errors.conditions_agree) errors.conditions_agree = telephoneTexts.payment.agreeMissing;
  // It isn't asked twice of who hears it said.
  const { email_check: _, ...others } = errors;
  return { ...forStaff(others), ...draft.problems };
};

type Refused = Exclude<OrderResult, { kind: 'placed' }>;

/** Why nothing was placed: at its field where it has one, and the total as it was and as it is. */
const refusalOf = (result: Refused, wasCents: number): AppError => {
  if (result.kind === 'promotion') {
    const fields = Object.fromEntries(
      result.problems.map(({ field, message }) => [field, message]),
    );
    return new AppError(409, 'promotion', Object.values(fields)[0] ?? texts.changed, fields);
  }
  if (result.kind === 'higher') {
    const message = texts.higher(formatEuro(wasCents), formatEuro(result.totalCents));
    return new AppError(409, 'higher', message);
  }
  if (result.kind === 'unfinished' || result.kind === 'seats') {
    return new AppError(409, result.kind, texts.changed);
  }
  return new AppError(409, result.kind, texts[result.kind]);
};

export type Placing = {
  key: string;
  /** What the member was told, and read to who is on the telephone: lines and sums. */
  quote: string;
  totalCents: number;
};

/**
 * Places the order that a member made, by the same way as the checkout's. The same key is one order,
 * however often it comes. Throws what is wrong with it: a 422 at its fields, a 409 when something changed.
 */
export const placeDraft = (
  host: Host,
  member: StaffMember,
  placing: Placing,
): Promise<{ number: string; isRepeat: boolean }> =>
  // One after the other: the second press finds what the first one left, and isn't noted again.
  withMutex(draftOf(host, member), () => placeOnce(host, member, placing));

const placeOnce = async (
  host: Host,
  member: StaffMember,
  { key, quote, totalCents }: Placing,
): Promise<{ number: string; isRepeat: boolean }> => {
  const draft = await readDraft(host, member);
  const { sessionId, values, lines, chosen, isSent, stores } = draft;
  const before = await findPlaced(host, sessionId, key);
  if (before?.totalCents === totalCents) return { number: before.number, isRepeat: true };
  // Placed otherwise, or of an order that another window threw away.
  if (before || key !== draft.key) throw new AppError(409, 'changed', texts.changed);
  if (lines.length === 0) throw new AppError(422, 'empty', texts.empty);
  // As its carrier knows it now: what the screen said of it doesn't count.
  const point = chosen.kind === 'point' ? await findChosenPoint(host, values) : undefined;
  const errors = validate(host, draft, { isPoint: point !== undefined });
  if (Object.keys(errors).length > 0) {
    throw new AppError(422, 'invalid', telephoneTexts.wrong, errors as Record<string, string>);
  }
  const nowCents = chosen.totals.totalCents;
  if (nowCents !== totalCents) {
    const message = texts.differs(formatEuro(totalCents), formatEuro(nowCents));
    throw new AppError(409, nowCents > totalCents ? 'higher' : 'changed', message);
  }
  const store = stores.find(({ id }) => String(id) === values.pickup_location);
  const { id, kind } = chosen;
  const buyer = await findBuyer(host, values);
  const request = asRequest(values, { id, kind, isSent, store, ...(point && { point }) });
  const result = await placeOrder(
    host,
    {
      ...request,
      ...{ sessionId, accountId: buyer?.id ?? null, key, quote, client: clientOf(member) },
      telephone: { by: member.name },
    },
    lines,
  );
  if (result.kind !== 'placed') throw refusalOf(result, totalCents);
  const placed = await findPlaced(host, sessionId, key);
  if (!placed) throw new Error('The order was not found');
  return { number: placed.number, isRepeat: false };
};
