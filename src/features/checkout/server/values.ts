import type { ServicePoint } from '#features/delivery/contract';
import type {
  DeliveryKind,
  OrderAddress,
  OrderRequest,
  PriceRequest,
} from '#features/orders/contract';
import { one, type Params } from '#features/pages/api.server';
import { giftService } from '#kernel/limits';
import { tidyPart } from '#kernel/values/person/rules';
import { lineOf } from '#platform/http/params';
import {
  type AddressName,
  type CheckoutValues,
  checkoutFields,
  cutField,
  type PickupStore,
  type Secrets,
  secretFields,
} from '../contract';

/** The most characters that a field keeps: more than its rules take, so that nobody's text is cut unseen. */
const MOST = 300;
const longer: Record<string, number> = { remark: 1000, giftservice_text: giftService.maxText };

/** So much of a text; half a sign can't be stored. */
const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** What a form brought, trimmed; nothing but the checkout's own fields, and no password. */
export const readValues = (params: Params): CheckoutValues =>
  Object.fromEntries(
    checkoutFields.flatMap((name) => {
      const text = name in longer ? one(params, name)?.trim() : lineOf(params, name);
      return text ? [[name, cut(text, longer[name] ?? MOST)]] : [];
    }),
  );

/** Whether a form was sent before all of it had come in: what is missing was not emptied. */
export const isCutShort = (params: Params): boolean =>
  cutField.start in params && !(cutField.end in params);

/** Passwords as they were typed: to be used once, and kept nowhere. */
export const readSecrets = (params: Params): Secrets =>
  Object.fromEntries(secretFields.map((name) => [name, one(params, name) ?? '']));

/** What stands in the form before anyone typed. */
export const firstValues: CheckoutValues = {
  delivery_method: 'home',
  address_country: 'NL',
  address_delivery_country: 'NL',
  account_sameas: '1',
};

/** Whose address it goes to. */
const goesTo = (values: CheckoutValues): AddressName =>
  values.account_sameas ? 'address' : 'address_delivery';

/** A postcode as the post writes it: who writes 'B-9000' means 9000. */
const zipcodeOf = (values: CheckoutValues, name: AddressName): string =>
  tidyPart('zipcode', values[`${name}_zipcode`] ?? '', values[`${name}_country`]);

const addressOf = (values: CheckoutValues, name: AddressName): OrderAddress => {
  const other = name === 'address_delivery';
  const at = (part: 'street' | 'housenumber' | 'housenumber_suffix' | 'place' | 'country') =>
    tidyPart(part, values[`${name}_${part}`] ?? '');
  const nameOf = (part: 'firstname' | 'lastname') =>
    tidyPart(part, (other && values[`address_delivery_${part}`]) || (values[part] ?? ''));
  return {
    firstName: nameOf('firstname'),
    lastName: nameOf('lastname'),
    phone: tidyPart('phone', values.phone ?? ''),
    street: at('street'),
    housenumber: at('housenumber'),
    housenumberSuffix: at('housenumber_suffix'),
    zipcode: zipcodeOf(values, name),
    place: at('place'),
    country: at('country'),
  };
};

/** The name without where he lives: an order that is fetched needs no address. */
const nameAlone = (values: CheckoutValues): OrderAddress => ({
  ...addressOf({ firstname: values.firstname, lastname: values.lastname }, 'address'),
  phone: tidyPart('phone', values.phone ?? ''),
});

const pickupOf = ({ id, title, street, zipcode, place }: PickupStore) => ({
  id,
  title,
  lines: [street, `${zipcode} ${place}`],
});

const servicePlaceOf = (point: ServicePoint) => ({
  id: point.id,
  carrier: point.carrier,
  title: point.title,
  lines: [`${point.street} ${point.housenumber}`, `${point.zipcode} ${point.place}`],
});

/** What the price depends on, as it was typed; a box that isn't ticked takes its field with it. */
export const priceRequestOf = (
  values: CheckoutValues,
  { id, kind }: { id: string; kind: DeliveryKind },
): Omit<PriceRequest, 'sessionId'> => {
  const { discount_code: code, giftcard_code: card } = values;
  const name = kind === 'home' ? goesTo(values) : 'address';
  const zipcode = zipcodeOf(values, name);
  // Where a store is fetched from doesn't depend on where one lives.
  const isFetched = kind === 'pickup';
  return {
    deliveryId: id,
    country: isFetched ? 'NL' : (values[`${name}_country`] ?? 'NL'),
    zipcode: isFetched || !zipcode ? undefined : zipcode,
    codes: code?.split(/[\s,;]+/) ?? [],
    giftCards: values.giftcard && card ? card.split(/[,;\n]+/) : [],
    giftService: values.giftservice !== undefined,
    email: values.email && tidyPart('email', values.email),
  };
};

export type Delivered = {
  id: string;
  kind: DeliveryKind;
  isSent: boolean;
  store?: PickupStore;
  point?: ServicePoint;
};

/** What a form that was found right asks for. */
export const asRequest = (
  values: CheckoutValues,
  { id, kind, isSent, store, point }: Delivered,
): Omit<OrderRequest, 'sessionId' | 'accountId' | 'key' | 'quote'> => {
  const isHome = isSent && kind === 'home';
  const hasAddress = isSent && kind !== 'pickup';
  const fetchedAt = kind === 'pickup' ? store : undefined;
  return {
    ...priceRequestOf(values, { id, kind }),
    email: tidyPart('email', values.email ?? ''),
    billing: hasAddress ? addressOf(values, 'address') : nameAlone(values),
    delivery: isHome ? addressOf(values, goesTo(values)) : undefined,
    pickup: fetchedAt && pickupOf(fetchedAt),
    pickupReady: fetchedAt?.ready.dated,
    isAllHere: fetchedAt?.ready.isHere,
    servicePoint: kind === 'point' && point ? servicePlaceOf(point) : undefined,
    payment: values.payment_method ?? 'transfer',
    remark: values.remark ?? '',
    giftText: values.giftservice_text,
    noReviewMail: values.no_review_mail !== undefined,
  };
};
