import type { Order } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { returnTexts } from '#kernel/messages/nl-returns';
import { formatMoment } from '#kernel/values/dutch-dates';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { mailboxOf } from '#platform/mail/cause';
import { returnPath } from '../contract';
import { namesOf } from '../quantities';
import type { WithdrawDoneProps } from '../site/withdraw-done.view';
import { isHandedOver } from './delivered';
import { readHistory } from './history';
import { labelNotice } from './label-notice';
import { howToReturn, isToCome, lateText, sendTo } from './mail/letters';
import type { WholeReturn } from './read';
import { isReceiptOwed } from './receipt-owed';

/** What a buyer reads at once after he withdrew. */
export const presentReceipt = async (
  host: Host,
  order: Order,
  stored: WholeReturn,
): Promise<WithdrawDoneProps> => {
  const history = await readHistory(host, host.db, order.id);
  const isOut = isHandedOver(history);
  const comesBack = isOut && isToCome(stored);
  const label = labelNotice(host, order, stored);
  return {
    number: stored.number,
    orderNumber: order.number,
    at: formatMoment(stored.announcedAt),
    email: order.email,
    isMailed: isReceiptOwed(order, history, stored),
    otherEmail: mailboxOf(stored.email) === mailboxOf(order.email) ? undefined : stored.email,
    name: stored.name,
    reason: stored.reason,
    late: lateText(stored, history),
    what: namesOf(history.lines, stored.lines),
    comesBack,
    how: howToReturn(stored, isOut, label),
    sendTo: comesBack ? sendTo(getSite(host).identity, stored, label) : [],
    slipText: returnTexts.returns[stored.way === 'post' && !label ? 'linkPost' : 'link'],
    slipHref: comesBack ? returnPath(order.token, stored.number) : undefined,
    orderHref: path.order(order.token),
  };
};
