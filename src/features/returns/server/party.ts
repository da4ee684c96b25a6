import type { Party } from '#features/delivery/api.server';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Sender } from '#platform/mail/letter';

/** Who a return goes to, as it is written on the box. */
export const returnsDesk = (
  { tradeName, legalName }: Pick<Sender['identity'], 'tradeName' | 'legalName'>,
  { number }: { number: string },
): string => `${tradeName || legalName}, ${returnTexts.returns.department} ${number}`;

/**
 * Where returns go, as carriers want it: the chain's own address, whose street and number are one line.
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
