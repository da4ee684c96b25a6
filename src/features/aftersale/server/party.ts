import type { Party } from '#features/delivery/api.server';
import type { Order } from '#features/orders/api.server';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import type { Sender } from '#platform/mail/letter';

/** Who gets an order, as carriers are told. */
export const buyerOf = ({
  delivery,
  billing,
  email,
}: Pick<Order, 'delivery' | 'billing' | 'email'>): Party => {
  const to = delivery ?? billing;
  return {
    name: `${to.firstName} ${to.lastName}`.trim(),
    street: to.street,
    housenumber: to.housenumber,
    housenumberSuffix: to.housenumberSuffix,
    zipcode: to.zipcode,
    place: to.place,
    country: to.country,
    email,
  };
};

/** Who a return goes to, as it is written on the box. */
export const returnsDesk = (
  { tradeName, legalName }: Pick<Sender['identity'], 'tradeName' | 'legalName'>,
  { number }: { number: string },
): string => `${tradeName || legalName}, ${aftersaleTexts.returns.department} ${number}`;

/**
 * Where returns go, as carriers are told: the chain's own address, whose street and number are one line.
 * Undefined of a line without a number.
 */
export const shopOf = (
  identity: Sender['identity'] & { country: string },
  stored: { number: string },
): Party | undefined => {
  const { street: line, zipcode, place, country, email } = identity;
  const [, street, housenumber, housenumberSuffix] =
    /^(.*\S)\s+(\d+)\s*-?\s*(\S{0,6})$/.exec(line.trim()) ?? [];
  if (!street || !housenumber) return undefined;
  return {
    ...{ name: returnsDesk(identity, stored), street, housenumber },
    ...{ housenumberSuffix: housenumberSuffix ?? '', zipcode, place },
    ...{ country: country || 'NL', email },
  };
};
