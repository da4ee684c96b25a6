import { orders as limits } from '#kernel/limits-orders';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { mailboxOf } from '#platform/mail/cause';
import { withMutex } from '#platform/mutex';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';

const limiterOf = ({ clock, config }: Host, db: Db) =>
  createRateLimiter(
    { db, clock, config },
    {
      name: 'order paid later',
      points: limits.mostPerMailboxInADay,
      seconds: 86_400,
    },
  );

/**
 * Counts an order that is confirmed before anybody pays, by the mailbox that is told of it: the
 * confirmation always goes, so nobody may fill another's mailbox with orders that he cancels again.
 * Answers whether it may be so.
 */
export const mayBePaidLater = (host: Host, db: Db, email: string): Promise<boolean> =>
  limiterOf(host, db).take(mailboxOf(email));

/**
 * Runs `place` and counts the order, one after the other for one mailbox in this process, so that what
 * isn't placed doesn't count. Answers false, and runs nothing, when it would be one too many. What it
 * counted is on the disk when the order is: `makeDurable` comes after both.
 */
export const placeCounted = (
  host: Host,
  email: string,
  place: () => Promise<void>,
): Promise<boolean> => {
  const limiter = limiterOf(host, host.db);
  const mailbox = mailboxOf(email);
  return withMutex(`mailbox ${mailbox}`, async () => {
    if (!(await limiter.hasRoom(mailbox))) return false;
    await place();
    await limiter.takeEarly(mailbox);
    return true;
  });
};
