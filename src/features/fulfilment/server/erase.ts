import { inArray } from 'drizzle-orm';
import { registerErasure } from '#features/accounts/api.server';
import { orders, ordersOf } from '#features/orders/api.server';
import type { Host } from '#platform/host';
import { parcelLabels, parcels } from './tables';

/** Labels and links of carriers name who a parcel went to; what was in it stays with the order. */
export const registerParcelErasure = (host: Host): void =>
  registerErasure(host, 'parcels', {
    erase: async (tx, who) => {
      const own = tx.select({ id: orders.id }).from(orders).where(ordersOf(who));
      const rows = await tx
        .update(parcels)
        .set({ trackingUrl: '' })
        .where(inArray(parcels.orderId, own))
        .returning({ id: parcels.id });
      const ids = rows.map(({ id }) => id);
      await tx.delete(parcelLabels).where(inArray(parcelLabels.parcelId, ids));
      return ids.length;
    },
  });
