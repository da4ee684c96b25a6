import { eq, lt } from 'drizzle-orm';
import { buyerOf, findCarrier, type Shipment, weightOf } from '#features/delivery/api.server';
import type { Order } from '#features/orders/api.server';
import type { ItemQuantity } from '#features/returns/contract';
import { AppError } from '#kernel/errors';
import { fulfilment as limits } from '#kernel/limits-orders';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { parcelIdOf } from './parcel-id';
import { parcelCodes } from './tables';

const texts = fulfilmentTexts.staff;

type Announcing = { items: readonly ItemQuantity[]; parcelsLeft: number; key: string };

/** A parcel as its carrier knows it. `announcedAs`: absent where that was done elsewhere. */
export type Announced = { shipment: Shipment; announcedAs?: string };

/**
 * The code that a carrier gave for a parcel: kept before the parcel is announced, so that whoever announces it again
 * does so with the same. Of two who ask at once the first one's is used.
 */
const keptCode = async (
  host: Host,
  announcedAs: string,
  reserve: (host: Host) => Promise<string>,
): Promise<string> => {
  const isIts = eq(parcelCodes.announcedAs, announcedAs);
  const [known] = await host.db.select().from(parcelCodes).where(isIts);
  if (known) return known.code;
  const code = await reserve(host);
  const row = { announcedAs, code, at: host.clock.now() };
  await host.db.insert(parcelCodes).values(row).onConflictDoNothing();
  const [kept] = await host.db.select().from(parcelCodes).where(isIts);
  return kept?.code ?? code;
};

/** Announces a parcel to its carrier. Throws a 422 for one that isn't there, a 502 when it doesn't answer. */
export const announce = async (
  host: Host,
  order: Order,
  carrierName: string,
  { items, parcelsLeft, key }: Announcing,
): Promise<Announced> => {
  const carrier = findCarrier(host, carrierName);
  if (!carrier) throw new AppError(422, 'unknown_carrier', texts.unknownCarrier(carrierName));
  const about = { orderNumber: order.number, to: buyerOf(order), pointId: order.servicePoint?.id };
  const id = parcelIdOf({ ...about, carrier: carrierName, parcelsLeft, items, key });
  try {
    const code = carrier.reserveCode && (await keptCode(host, id, carrier.reserveCode));
    const shipment = await carrier.createShipment(host, {
      ...{ ...about, id, weightGrams: await weightOf(host.db, items) },
      ...(code && { code }),
    });
    return { shipment, announcedAs: id };
  } catch (err) {
    host.log.warn({ err, carrier: carrierName }, 'a parcel could not be announced');
    throw new AppError(502, 'carrier_away', texts.carrierAway);
  }
};

/**
 * Codes of parcels that were announced and never stored go after a while: nobody announces those any more. Answers how
 * many.
 */
export const purgeCodes = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - limits.codesKept);
  const gone = await db.delete(parcelCodes).where(lt(parcelCodes.at, before));
  return gone.rowCount ?? 0;
};

/** Once its parcel is stored nobody announces it again. */
export const forgetCode = async (tx: Tx, announcedAs: string): Promise<void> => {
  await tx.delete(parcelCodes).where(eq(parcelCodes.announcedAs, announcedAs));
};
