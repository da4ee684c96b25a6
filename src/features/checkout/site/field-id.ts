import type { CheckoutField } from '../contract';

/** S2.7/12: the id by which a change of country is known. */
const COUNTRY = 'address_delivery_country';

/** The id of a field's control, or of the first of its choices. */
export const fieldId = (name: CheckoutField): string =>
  name === COUNTRY ? COUNTRY : `checkout-${name.replace(/[^a-z_]+/g, '-').replace(/-$/, '')}`;
