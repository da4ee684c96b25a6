import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  findOrderEvent,
  getOrder,
  mailOrderOnce,
  type NamedItem,
  type OrderMail,
  readOrderMail,
} from '#features/orders/api.server';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { type MailCause, mailboxOf, mailCause } from '#platform/mail/cause';
import { patience } from '#platform/mail/jobs';
import type { Mailer } from '#platform/mail/mailer';
import type { Written } from '#platform/mail/write';
import type { ItemQuantity, ReturnLineState } from '../../contract';
import { itemsLeft, leftToSend, namedItemsOf } from '../../quantities';
import { isHandedOver } from '../delivered';
import { type OrderHistory, readHistory } from '../history';
import { labelNotice } from '../label-notice';
import type { WholeReturn } from '../read';
import { isReceiptOwed } from '../receipt-owed';
import { takenBackOf } from '../returnable';
import { returns } from '../tables';
import {
  lateText,
  writeAssessed,
  writeCancelled,
  writeClosed,
  writePieces,
  writeReceived,
  writeWithdrawn,
  writeWithdrawnOtherAddress,
} from './letters';

// The names of these jobs are those under which servers of an earlier version enqueued them.
const byStaff = { by: 'system' } as const;

/** Mails a buyer once that his order is cancelled. */
export const mailCancelled = defineJob<{ orderId: number; cause: MailCause }, JobContext>({
  name: 'aftersale.mail-cancelled',
  schema: z.object({ orderId: z.int(), cause: mailCause.default('system') }),
  ...patience,
  run: async ({ orderId, cause: by }, { host: getHost, mailer }) => {
    const host = getHost();
    const event = await findOrderEvent(host.db, { orderId, kind: 'cancelled' });
    const { moneyCents = 0, cardCents = 0 } = (event?.data ?? {}) as Record<string, number>;
    const unpaid = await findOrderEvent(host.db, { orderId, kind: 'cancelled-by' });
    const { lost = [] } = { ...unpaid?.data, ...event?.data } as { lost?: ItemQuantity[] };
    const history = await readHistory(host, host.db, orderId);
    // What was taken out before had a mail of its own.
    const left = itemsLeft(history.lines, takenBackOf(history));
    await mailOrderOnce(host, mailer, { orderId, kind: 'cancelled-mailed', by }, (mail) =>
      writeCancelled(mail, {
        ...{ moneyCents, cardCents, what: namedItemsOf(history.lines, left) },
        lost: namedItemsOf(history.lines, lost),
      }),
    );
  },
});

type AboutReturn = { history: OrderHistory; stored: WholeReturn };

const readAbout = async (host: Host, returnId: number): Promise<AboutReturn | undefined> => {
  const [row] = await host.db.select().from(returns).where(eq(returns.id, returnId));
  const history = row && (await readHistory(host, host.db, row.orderId));
  const stored = history?.returns.find(({ id }) => id === returnId);
  return history && stored && { history, stored };
};

const whatOf = ({ history, stored }: AboutReturn, state?: ReturnLineState): NamedItem[] =>
  stored.lines
    .filter((line) => !state || line.state === state)
    .flatMap((line) =>
      namedItemsOf(history.lines, [line]).map((item) =>
        line.note ? { ...item, text: `${item.text}: ${line.note}` } : item,
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
    await mailOrderOnce(
      host,
      mailer,
      {
        ...{ orderId: stored.orderId, kind: 'withdrawal-mailed', by },
        ...{ name: 'returnId', id: returnId },
      },
      (mail) =>
        writeWithdrawn(mail, {
          ...{ stored, what: whatOf(about) },
          late: lateText(stored, history),
          isHandedOver: isHandedOver(history),
          label: labelNotice(host, mail.stored, stored),
        }),
    );
    await mailOtherAddress(host, mailer, about, cause);
  },
});

const mailOtherAddress = async (
  host: Host,
  mailer: Mailer,
  about: AboutReturn,
  cause: MailCause,
): Promise<void> => {
  const { stored, history } = about;
  const { order, stored: ordered, sender } = await readOrderMail(host, stored.orderId);
  if (mailboxOf(stored.email) === mailboxOf(ordered.email)) return;
  const what = namedItemsOf(history.lines, stored.lines);
  const mail = await writeWithdrawnOtherAddress({ sender, number: order.number, stored, what });
  const key = `order ${ordered.id} withdrawal elsewhere`;
  await mailer.send({ to: stored.email, ...mail }, { cause, key });
};

/** A mail about a return to its buyer, once. */
const defineReturnMail = (
  name: string,
  kind: string,
  write: (mail: OrderMail, about: AboutReturn) => Promise<Written>,
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
      await mailOrderOnce(host, mailer, key, (mail) => write(mail, about));
    },
  });

/** Mails a buyer once that the rest of his order can't come. */
export const mailClosed = defineReturnMail(
  'aftersale.mail-closed',
  'closed-mailed',
  (mail, about) => {
    const { lines, parcels, returns: all } = about.history;
    const comesMore = leftToSend(lines, parcels, all).length > 0;
    return writeClosed(mail, { stored: about.stored, what: whatOf(about), comesMore });
  },
);

/** Mails a buyer once that pieces were taken out of his order. */
export const mailPieces = defineReturnMail(
  'aftersale.mail-pieces',
  'pieces-mailed',
  (mail, about) => writePieces(mail, { stored: about.stored, what: whatOf(about) }),
);

/** Mails a buyer once that his return arrived. */
export const mailReceived = defineReturnMail(
  'aftersale.mail-received',
  'return-received-mailed',
  (mail, about) => writeReceived(mail, { stored: about.stored, what: whatOf(about) }),
);

/** Mails a buyer once how his return was assessed. */
export const mailAssessed = defineReturnMail(
  'aftersale.mail-judged',
  'return-judged-mailed',
  (mail, about) =>
    writeAssessed(mail, {
      stored: about.stored,
      approved: whatOf(about, 'approved'),
      refused: whatOf(about, 'refused'),
    }),
);
