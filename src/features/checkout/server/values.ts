import type { OrderAddress, OrderRequest } from '#features/orders/contract';
import { one, type Params } from '#features/pages/api.server';
import { tidyPostcode } from '#kernel/values/postcode';
import { type CheckoutValues, checkoutFields, type PickupStore } from '../contract';

/** The most characters that a field keeps. */
const MOST = 200;
const MOST_REMARK = 1000;

/** What a form brought, trimmed; nothing but the checkout's own fields. */
export const readValues = (params: Params): CheckoutValues =>
  Object.fromEntries(
    checkoutFields.flatMap((name) => {
      const text = one(params, name)?.trim();
      return text ? [[name, text.slice(0, name === 'remark' ? MOST_REMARK : MOST)]] : [];
    }),
  );

/** What stands in the form before anyone typed. */
export const firstValues: CheckoutValues = {
  delivery_method: 'home',
  payment_method: 'transfer',
  address_country: 'NL',
};

const addressOf = (values: CheckoutValues): OrderAddress => {
  const isHome = values.delivery_method === 'home';
  const at = (text: string | undefined) => (isHome ? (text ?? '') : '');
  return {
    firstName: values.firstname ?? '',
    lastName: values.lastname ?? '',
    phone: values.phone ?? '',
    street: at(values.address_street),
    housenumber: at(values.address_housenumber),
    housenumberSuffix: at(values.address_housenumber_suffix),
    zipcode: at(values.address_zipcode && tidyPostcode(values.address_zipcode)),
    place: at(values.address_place),
    country: at(values.address_country),
  };
};

const pickupOf = ({ id, title, street, zipcode, place }: PickupStore) => ({
  id,
  title,
  lines: [street, `${zipcode} ${place}`],
});

/** What a form that was found right asks for. */
export const asRequest = (
  values: CheckoutValues,
  stores: readonly PickupStore[],
): Pick<
  OrderRequest,
  'email' | 'billing' | 'delivery' | 'pickup' | 'method' | 'payment' | 'remark'
> => {
  const billing = addressOf(values);
  const store = stores.find(({ id }) => String(id) === values.pickup_location);
  const isPickup = values.delivery_method === 'pickup' && store !== undefined;
  return {
    email: values.email ?? '',
    billing,
    delivery: isPickup ? undefined : billing,
    pickup: isPickup ? pickupOf(store) : undefined,
    method: isPickup ? 'pickup' : 'home',
    payment: values.payment_method === 'store' ? 'store' : 'transfer',
    remark: values.remark ?? '',
  };
};
