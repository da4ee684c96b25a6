import { listOrderLines, type Order } from '#features/orders/api.server';
import { formatMoment } from '#kernel/values/dutch-dates';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { namesOf } from '../pieces';
import type { WithdrawDoneProps } from '../site/withdraw-done.view';
import { howToReturn, isToCome } from './mail/letters';
import type { WholeReturn } from './read';

/** What a buyer reads at once after he withdrew. */
export const presentReceipt = async (
  host: Host,
  order: Order,
  stored: WholeReturn,
): Promise<WithdrawDoneProps> => ({
  number: stored.number,
  at: formatMoment(stored.announcedAt),
  email: stored.email,
  what: namesOf(await listOrderLines(host.db, order.id), stored.lines),
  comesBack: isToCome(stored),
  how: howToReturn(stored),
  orderHref: path.order(order.token),
});
