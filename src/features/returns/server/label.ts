import { and, eq, lt, ne, or } from 'drizzle-orm';
import { buyerOf, type ReturnLabel, weightOf } from '#features/delivery/api.server';
import { addOrderEvent, type Order } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { shopOf } from './party';
import type { ReturnLabelRow, WholeReturn } from './read';
import { returnLabels } from './tables';
import { centsFor, type LabelTerms, labelTerms } from './terms';

/** In ms. Whoever asks a carrier and isn't back by then has died: somebody else may ask. */
const LEASE = 60_000;

/** Whether a return still waits for its parcel, and that comes by post. */
export const mayHaveLabel = ({ state, way }: Pick<WholeReturn, 'state' | 'way'>): boolean =>
  state === 'announced' && way === 'post';

/** Takes the one right to ask for a return's label; undefined when it is there, or being asked for. */
const claim = async (
  host: Host,
  { id: returnId, reason }: WholeReturn,
  terms: LabelTerms,
): Promise<ReturnLabelRow | undefined> => {
  const now = host.clock.now();
  const { name: carrier, title: carrierTitle } = terms.carrier;
  const asked = {
    ...{ carrier, carrierTitle, cents: centsFor(terms, reason) },
    ...{ state: 'asked' as const, askedAt: now },
  };
  const isOver = lt(returnLabels.askedAt, new Date(now.getTime() - LEASE));
  const [row] = await host.db
    .insert(returnLabels)
    .values({ returnId, ...asked })
    .onConflictDoUpdate({
      target: returnLabels.returnId,
      set: asked,
      setWhere: and(ne(returnLabels.state, 'made'), or(eq(returnLabels.state, 'failed'), isOver)),
    })
    .returning();
  return row;
};

const askCarrier = async (
  host: Host,
  order: Order,
  stored: WholeReturn,
  { shipmentId: id, terms }: { shipmentId: string; terms: LabelTerms },
): Promise<ReturnLabel> => {
  const { number, lines } = stored;
  const to = shopOf(getSite(host).identity, stored);
  if (!to) throw new Error('the site’s own address has no number of a house');
  const coming = lines.filter(({ state }) => state === 'announced');
  const weightGrams = await weightOf(host.db, coming);
  return terms.carrier.createReturn(host, { id, number, weightGrams, from: buyerOf(order), to });
};

/**
 * Has the carrier make a return's label, unless it did or does. One that doesn't answer well is no
 * reason to lose a return: that is noted, and the label can be asked for again.
 */
export const makeLabel = async (host: Host, order: Order, stored: WholeReturn): Promise<void> => {
  const terms = mayHaveLabel(stored) ? labelTerms(host, order) : undefined;
  const claimed = terms && (await claim(host, stored, terms));
  if (!terms || !claimed) return;
  const { returnId, shipmentId } = claimed;
  const isOurs = and(eq(returnLabels.returnId, returnId), ne(returnLabels.state, 'made'));
  try {
    const { file, ...label } = await askCarrier(host, order, stored, { shipmentId, terms });
    await transact(host.db, async (tx) => {
      const made = await tx
        .update(returnLabels)
        .set({ ...label, state: 'made', file: file.toString('base64') })
        .where(isOurs)
        .returning({ id: returnLabels.returnId });
      if (made.length === 0) return;
      const { carrier, cents } = claimed;
      const data = { returnId, carrier, cents, trackingCode: label.trackingCode };
      const at = host.clock.now();
      await addOrderEvent(tx, { orderId: order.id, kind: 'return-label', data, at });
    });
  } catch (err) {
    host.log.warn({ err, carrier: claimed.carrier }, 'a label for a return could not be made');
    await host.db.update(returnLabels).set({ state: 'failed' }).where(isOurs);
  }
};

/** A label's file; undefined when there is none, or no more. */
export const readLabel = async (
  host: Host,
  { id }: Pick<WholeReturn, 'id'>,
): Promise<{ file: Buffer; fileType: string } | undefined> => {
  const [row] = await host.db.select().from(returnLabels).where(eq(returnLabels.returnId, id));
  if (row?.state !== 'made' || row.file === null) return undefined;
  return { file: Buffer.from(row.file, 'base64'), fileType: row.fileType };
};
