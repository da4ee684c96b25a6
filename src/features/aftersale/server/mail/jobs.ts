import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { getOrder } from '#features/orders/api.server';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { type MailCause, mailboxOf, mailCause } from '#platform/mail/cause';
import { patience } from '#platform/mail/jobs';
import type { Mailer } from '#platform/mail/mailer';
import type { Written } from '#platform/mail/write';
import type { ReturnLineState } from '../../contract';
import { type Good, goodsOf, isSent, piecesLeft } from '../../pieces';
import { isHandedOver } from '../delivered';
import { type OrderHistory, readOrderHistory, type WholeReturn } from '../read';
import { isReceiptOwed } from '../returns/receipt-owed';
import { labelTold } from '../returns/told';
import { returns } from '../tables';
import {
  lateText,
  writeCancelled,
  writeClosed,
  writeJudged,
  writeReady,
  writeReceived,
  writeShipped,
  writeWithdrawn,
  writeWithdrawnElsewhere,
} from './letters';
import { type Frame, findEventBy, frameOf, sendOnce } from './once';

const byStaff = { by: 'system' } as const;

/** Tells that a parcel left, once a parcel. */
export const mailShipped = defineJob<{ orderId: number; parcelId: number }, JobContext>({
  name: 'aftersale.mail-shipped',
  schema: z.object({ orderId: z.int(), parcelId: z.int() }),
  ...patience,
  run: async ({ orderId, parcelId }, { host: getHost, mailer }) => {
    const host = getHost();
    const { lines, parcels, returns: all } = await readOrderHistory(host.db, orderId);
    const parcel = parcels.find(({ id }) => id === parcelId);
    if (!parcel) return;
    const what = goodsOf(lines, parcel.lines);
    const sent = parcels.filter(({ id }) => id <= parcelId).flatMap((one) => one.lines);
    const dropped = all.flatMap((one) => one.lines).filter((one) => one.state === 'cancelled');
    const isAll = piecesLeft(lines.filter(isSent), [...sent, ...dropped]).length === 0;
    const key = { orderId, kind: 'parcel-mailed', name: 'parcelId', id: parcelId, ...byStaff };
    await sendOnce(host, mailer, key, (frame) => writeShipped(frame, { parcel, what, isAll }));
  },
});

/** Tells once that an order can be fetched. */
export const mailReady = defineJob<{ orderId: number }, JobContext>({
  name: 'aftersale.mail-ready',
  schema: z.object({ orderId: z.int() }),
  ...patience,
  run: async ({ orderId }, { host: getHost, mailer }) =>
    sendOnce(getHost(), mailer, { orderId, kind: 'ready-mailed', ...byStaff }, writeReady),
});

/** Tells once that an order is cancelled. */
export const mailCancelled = defineJob<{ orderId: number; cause: MailCause }, JobContext>({
  name: 'aftersale.mail-cancelled',
  schema: z.object({ orderId: z.int(), cause: mailCause.default('system') }),
  ...patience,
  run: async ({ orderId, cause: by }, { host: getHost, mailer }) => {
    const host = getHost();
    const event = await findEventBy(host.db, { orderId, kind: 'cancelled' });
    const { moneyCents = 0, cardCents = 0 } = (event?.data ?? {}) as Record<string, number>;
    await sendOnce(host, mailer, { orderId, kind: 'cancelled-mailed', by }, (frame) =>
      writeCancelled(frame, { moneyCents, cardCents }),
    );
  },
});

type About = { history: OrderHistory; stored: WholeReturn };

const readAbout = async (host: Host, returnId: number): Promise<About | undefined> => {
  const [row] = await host.db.select().from(returns).where(eq(returns.id, returnId));
  const history = row && (await readOrderHistory(host.db, row.orderId));
  const stored = history?.returns.find(({ id }) => id === returnId);
  return history && stored && { history, stored };
};

const whatOf = ({ history, stored }: About, state?: ReturnLineState): Good[] =>
  stored.lines
    .filter((line) => !state || line.state === state)
    .flatMap((line) =>
      goodsOf(history.lines, [line]).map((good) =>
        line.note ? { ...good, text: `${good.text}: ${line.note}` } : good,
      ),
    );

type ReturnJob = { returnId: number };
const returnSchema = z.object({ returnId: z.int() });

/**
 * The receipt of a withdrawal to the order's own address. Another that was filled in gets what the law
 * asks for and no more, once an order: nobody must have us mail strangers.
 */
export const mailWithdrawn = defineJob<ReturnJob & { cause: MailCause }, JobContext>({
  name: 'aftersale.mail-withdrawn',
  schema: returnSchema.extend({ cause: mailCause.default('system') }),
  ...patience,
  run: async ({ returnId, cause }, { host: getHost, mailer }) => {
    const host = getHost();
    const about = await readAbout(host, returnId);
    if (!about) return;
    const { stored, history } = about;
    const owed = isReceiptOwed(await getOrder(host, stored.orderId), history, stored);
    const by = cause === 'system' ? cause : { ...cause, owed };
    await sendOnce(
      host,
      mailer,
      {
        ...{ orderId: stored.orderId, kind: 'withdrawal-mailed', by },
        ...{ name: 'returnId', id: returnId },
      },
      (frame) =>
        writeWithdrawn(frame, {
          ...{ stored, what: whatOf(about) },
          late: lateText(stored, history),
          isHandedOver: isHandedOver(history),
          label: labelTold(host, frame.stored, stored),
        }),
    );
    await mailElsewhere(host, mailer, about, cause);
  },
});

const mailElsewhere = async (
  host: Host,
  mailer: Mailer,
  about: About,
  cause: MailCause,
): Promise<void> => {
  const { stored, history } = about;
  const { order, stored: ordered, sender } = await frameOf(host, stored.orderId);
  if (mailboxOf(stored.email) === mailboxOf(ordered.email)) return;
  const what = goodsOf(history.lines, stored.lines);
  const mail = await writeWithdrawnElsewhere({ sender, number: order.number, stored, what });
  const key = `order ${ordered.id} withdrawal elsewhere`;
  await mailer.send({ to: stored.email, ...mail }, { cause, key });
};

/** A mail about a return to its buyer, once. */
const defineReturnMail = (
  name: string,
  kind: string,
  write: (frame: Frame, about: About) => Promise<Written>,
) =>
  defineJob<ReturnJob, JobContext>({
    name,
    schema: returnSchema,
    ...patience,
    run: async ({ returnId }, { host: getHost, mailer }) => {
      const host = getHost();
      const about = await readAbout(host, returnId);
      if (!about) return;
      const { orderId } = about.stored;
      const key = { orderId, kind, name: 'returnId', id: returnId, ...byStaff };
      await sendOnce(host, mailer, key, (frame) => write(frame, about));
    },
  });

/** Tells once that the rest of an order can't come. */
export const mailClosed = defineReturnMail(
  'aftersale.mail-closed',
  'closed-mailed',
  (frame, about) => writeClosed(frame, { stored: about.stored, what: whatOf(about) }),
);

/** Tells once that a return arrived. */
export const mailReceived = defineReturnMail(
  'aftersale.mail-received',
  'return-received-mailed',
  (frame, about) => writeReceived(frame, { stored: about.stored, what: whatOf(about) }),
);

/** Tells once what became of a return. */
export const mailJudged = defineReturnMail(
  'aftersale.mail-judged',
  'return-judged-mailed',
  (frame, about) =>
    writeJudged(frame, {
      stored: about.stored,
      approved: whatOf(about, 'approved'),
      refused: whatOf(about, 'refused'),
    }),
);
