import type { CheckoutField } from '../contract';

/** The id of a field's control, or of the first of its choices. */
export const fieldId = (name: CheckoutField): string =>
  name === 'address_country' ? 'address_delivery_country' : `checkout-${name}`;
