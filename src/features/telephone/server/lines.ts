import {
  addQuantity,
  bookSeats,
  changeLine,
  emptyCart,
  readLines,
  removeLine,
} from '#features/cart/api.server';
import type { CheckoutValues } from '#features/checkout/contract';
import { listOrderLines, type Order } from '#features/orders/api.server';
import type { StaffMember } from '#features/staff/contract';
import { AppError } from '#kernel/errors';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { isNobody } from '#kernel/values/person/nobody';
import type { Host } from '#platform/host';
import { draftExpiry, draftOf, keepValues } from './draft';

const texts = telephoneTexts.articles;

type Member = Pick<StaffMember, 'id'>;

/** Sets how many of an article are ordered: none takes it out. Never more than there are, or than a line holds. */
export const setPieces = async (
  host: Host,
  member: Member,
  { variantId, quantity }: { variantId: number; quantity: number },
): Promise<void> => {
  const sessionId = draftOf(host, member);
  const expiresAt = draftExpiry(host);
  const lines = await readLines(host.db, sessionId);
  const line = lines.find((one) => one.variantId === variantId);
  if (line && quantity === 0) {
    await removeLine(host.db, { sessionId, lineId: line.id, expiresAt });
  } else if (line) {
    await changeLine(host.db, { sessionId, lineId: line.id, expiresAt }, { quantity });
  } else if (quantity > 0) {
    const seats = await bookSeats(host.db, { sessionId, variantId, seats: quantity, expiresAt });
    if (seats?.isDone) return;
    const added = seats
      ? undefined
      : await addQuantity(host.db, {
          ...{ sessionId, variant: { id: variantId }, quantity, expiresAt, onlyNew: true },
        });
    if (!added?.has) throw new AppError(409, 'gone', texts.gone);
  }
};

/** Begins anew, with nothing. */
export const clearDraft = async (host: Host, member: Member): Promise<void> => {
  await emptyCart(host.db, draftOf(host, member));
  await keepValues(host, member, {}, { isNew: true });
};

const valuesOf = ({ email, billing, delivery }: Order): CheckoutValues => {
  const home = billing.street === '' ? delivery : billing;
  return {
    ...{
      email: isNobody(email) ? '' : email,
      firstname: billing.firstName,
      lastname: billing.lastName,
      phone: billing.phone,
    },
    ...(home && {
      ...{ address_zipcode: home.zipcode, address_housenumber: home.housenumber },
      ...{ address_housenumber_suffix: home.housenumberSuffix, address_street: home.street },
      ...{ address_place: home.place, address_country: home.country },
    }),
    account_sameas: '1',
  };
};

/**
 * Begins with who ordered before and what: at the prices of now, as far as it is for sale. Answers the
 * names of what isn't.
 */
export const beginWith = async (host: Host, member: Member, order: Order): Promise<string[]> => {
  await clearDraft(host, member);
  await keepValues(host, member, valuesOf(order));
  const sessionId = draftOf(host, member);
  const missing = new Set<string>();
  for (const { variantId, quantity, title, choice } of await listOrderLines(host.db, order.id)) {
    const added = await addQuantity(host.db, {
      ...{ sessionId, variant: { id: variantId }, quantity, expiresAt: draftExpiry(host) },
    });
    if (!added?.has) missing.add([title, choice].filter(Boolean).join(', '));
  }
  return [...missing];
};
