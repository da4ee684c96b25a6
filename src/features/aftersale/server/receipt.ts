import type { Order } from '#features/orders/api.server';
import { formatMoment } from '#kernel/values/dutch-dates';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { namesOf } from '../pieces';
import type { WithdrawDoneProps } from '../site/withdraw-done.view';
import { isHandedOver } from './delivered';
import { howToReturn, isToCome } from './mail/letters';
import { readDossier, type WholeReturn } from './read';

/** What a buyer reads at once after he withdrew. */
export const presentReceipt = async (
  host: Host,
  order: Order,
  stored: WholeReturn,
): Promise<WithdrawDoneProps> => {
  const dossier = await readDossier(host.db, order.id);
  const isOut = isHandedOver(dossier);
  return {
    number: stored.number,
    at: formatMoment(stored.announcedAt),
    email: stored.email,
    what: namesOf(dossier.lines, stored.lines),
    comesBack: isOut && isToCome(stored),
    how: howToReturn(stored, isOut),
    orderHref: path.order(order.token),
  };
};
