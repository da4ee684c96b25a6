import { toAmount } from '../../amount';
import type { PaymentAddress, PaymentLine } from '../provider';

/** Pay-later services want to know what is bought, and by whom. */
const PAY_LATER = /^(klarna|riverty|billie|in3|alma)/;

export const isPayLater = (methodId: string): boolean => PAY_LATER.test(methodId);

/** Riverty only holds the money; it is taken when the order is sent. */
export const isHeld = (methodId: string): boolean => methodId === 'riverty';

const types = {
  goods: 'physical',
  delivery: 'shipping_fee',
  discount: 'discount',
  service: 'surcharge',
} as const;

export const presentLine = (line: PaymentLine) => ({
  type: types[line.kind],
  description: line.title.slice(0, 100),
  quantity: line.quantity,
  unitPrice: toAmount(line.unitCents),
  totalAmount: toAmount(line.totalCents),
  vatRate: line.vatRate.toFixed(2),
  vatAmount: toAmount(line.vatCents),
});

export const presentAddress = (address: PaymentAddress) => ({
  givenName: address.firstName,
  familyName: address.lastName,
  email: address.email,
  streetAndNumber: `${address.street} ${address.housenumber}`,
  postalCode: address.zipcode,
  city: address.place,
  country: address.country,
});
