import type { VisitorCause } from '#platform/mail/cause';
import type { Order } from './order';

/** Whose doing a mail is that follows from an order, as far as is known of who placed it. */
export const causeOfOrder = (
  { id, client }: Pick<Order, 'id' | 'client'>,
  more: Pick<VisitorCause, 'owed'> = {},
): VisitorCause => ({ client: client ?? undefined, order: id, ...more });
