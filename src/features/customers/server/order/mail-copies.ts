import { listRefunds } from '#features/payments/api.server';
import type { Db } from '#platform/db/types';
import { listMailCopies, type MailCopy } from '#platform/mail/copies';

/** The copies of an order's mails, and of those about its refunds. */
export const listOrderMails = async (db: Db, orderId: number): Promise<MailCopy[]> => {
  const refunds = await listRefunds(db, orderId);
  const keys = refunds.map(({ id }) => `refund ${id}`);
  return listMailCopies(db, { begin: `order ${orderId} `, keys });
};
