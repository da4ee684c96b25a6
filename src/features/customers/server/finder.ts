import type { FoundThing } from '#features/office/contract';
import type { StaffMember } from '#features/staff/contract';
import { customerTexts as texts } from '#kernel/messages/nl-customers';
import { isNobody } from '#kernel/values/person/nobody';
import type { Host } from '#platform/host';
import { customerHref } from '../contract';
import { findCustomers } from './find-customers';
import { findOrders } from './find-orders';

/** Things of each kind that are told at once. */
const FEW = 5;

/** A few orders and customers, for who may see them. */
export const findOrdersAndCustomers = async (
  host: Host,
  { rights }: StaffMember,
  search: string,
): Promise<FoundThing[]> => {
  if (!rights.special.includes('orders')) return [];
  const [orders, customers] = await Promise.all([
    findOrders(host, { search }, { limit: FEW }),
    findCustomers(host, search, { limit: FEW }),
  ]);
  return [
    ...orders.map(({ number, email, billing }) => ({
      ...{ kind: texts.order, title: number, to: `/bestellingen/${number}` },
      note: `${billing.firstName} ${billing.lastName} · ${isNobody(email) ? texts.erased : email}`.trim(),
    })),
    ...customers.map(({ email, who, name }) => ({
      ...{ kind: texts.customer, title: email, to: customerHref(who) },
      ...(name !== '' && { note: name }),
    })),
  ];
};
