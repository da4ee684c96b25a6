import { officeRoute } from '#features/office/api.server';
import { addOrderEvent, findOrderEvent, lockOrder } from '#features/orders/api.server';
import { customerTexts } from '#kernel/messages/nl-customers';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { keyOf, needText } from './read-body';
import { onOrder, ordersPath } from './read-order';

/** Characters of a note. */
const MOST = 2000;

/** What staff writes of an order among themselves: no page or mail of its buyer has it. */
export const addNoteCalls = (host: Host): void => {
  host.app.post(
    `${ordersPath}/:number/notes`,
    officeRoute(),
    onOrder(host, {
      action: () => 'order.note',
      run: ({ order, member, body }) => {
        const text = needText(body, 'text', { most: MOST, missing: customerTexts.notes.missing });
        const key = keyOf(body);
        const orderId = order.id;
        return transact(host.db, async (tx) => {
          await lockOrder(tx, orderId);
          const asked = { orderId, kind: 'note', name: 'key', id: key };
          if (await findOrderEvent(tx, asked)) return { isRepeat: true };
          const data = { by: member.name, text, key };
          await addOrderEvent(tx, { orderId, kind: 'note', data, at: host.clock.now() });
          return {};
        });
      },
    }),
  );
};
