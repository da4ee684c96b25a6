import type { OrderAddress } from '#features/orders/contract';

/** An address as it is written on a letter. */
export const addressOf = (address: OrderAddress): string[] =>
  [
    `${address.firstName} ${address.lastName}`.trim(),
    [address.street, address.housenumber, address.housenumberSuffix].filter(Boolean).join(' '),
    `${address.zipcode} ${address.place}`.trim(),
    address.country === 'NL' ? '' : address.country,
  ].filter(Boolean);
