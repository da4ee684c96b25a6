import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import type { Written } from '#platform/mail/write';
import type { ReturnLineState } from '../../contract';
import { isSent, namesOf, piecesLeft } from '../../pieces';
import { deliveredAt, isHandedOver } from '../delivered';
import { type Dossier, readDossier, type WholeReturn } from '../read';
import { returns } from '../tables';
import {
  writeCancelled,
  writeClosed,
  writeJudged,
  writeReady,
  writeReceived,
  writeShipped,
  writeWithdrawn,
} from './letters';
import { type Frame, findEventBy, sendOnce } from './once';

/** Tells that a parcel left, once a parcel. */
export const mailShipped = defineJob<{ orderId: number; parcelId: number }, JobContext>({
  name: 'aftersale.mail-shipped',
  schema: z.object({ orderId: z.int(), parcelId: z.int() }),
  ...patience,
  run: async ({ orderId, parcelId }, { host: getHost, mailer }) => {
    const host = getHost();
    const { lines, parcels, returns: all } = await readDossier(host.db, orderId);
    const parcel = parcels.find(({ id }) => id === parcelId);
    if (!parcel) return;
    const what = namesOf(lines, parcel.lines);
    const sent = parcels.filter(({ id }) => id <= parcelId).flatMap((one) => one.lines);
    const dropped = all.flatMap((one) => one.lines).filter((one) => one.state === 'cancelled');
    const isAll = piecesLeft(lines.filter(isSent), [...sent, ...dropped]).length === 0;
    const key = { orderId, kind: 'parcel-mailed', name: 'parcelId', id: parcelId };
    await sendOnce(host, mailer, key, (frame) => writeShipped(frame, { parcel, what, isAll }));
  },
});

/** Tells once that an order can be fetched. */
export const mailReady = defineJob<{ orderId: number }, JobContext>({
  name: 'aftersale.mail-ready',
  schema: z.object({ orderId: z.int() }),
  ...patience,
  run: async ({ orderId }, { host: getHost, mailer }) =>
    sendOnce(getHost(), mailer, { orderId, kind: 'ready-mailed' }, writeReady),
});

/** Tells once that an order that was paid is cancelled. */
export const mailCancelled = defineJob<{ orderId: number }, JobContext>({
  name: 'aftersale.mail-cancelled',
  schema: z.object({ orderId: z.int() }),
  ...patience,
  run: async ({ orderId }, { host: getHost, mailer }) => {
    const host = getHost();
    const event = await findEventBy(host.db, { orderId, kind: 'cancelled' });
    const { moneyCents = 0, cardCents = 0 } = (event?.data ?? {}) as Record<string, number>;
    await sendOnce(host, mailer, { orderId, kind: 'cancelled-mailed' }, (frame) =>
      writeCancelled(frame, { moneyCents, cardCents }),
    );
  },
});

type About = { dossier: Dossier; stored: WholeReturn };

const readAbout = async (host: Host, returnId: number): Promise<About | undefined> => {
  const [row] = await host.db.select().from(returns).where(eq(returns.id, returnId));
  const dossier = row && (await readDossier(host.db, row.orderId));
  const stored = dossier?.returns.find(({ id }) => id === returnId);
  return dossier && stored && { dossier, stored };
};

const whatOf = ({ dossier, stored }: About, state?: ReturnLineState): string[] =>
  stored.lines
    .filter((line) => !state || line.state === state)
    .flatMap((line) =>
      namesOf(dossier.lines, [line]).map((name) => (line.note ? `${name}: ${line.note}` : name)),
    );

type ReturnJob = { returnId: number };
const returnSchema = z.object({ returnId: z.int() });

/** The receipt of a withdrawal, to the address that was filled in. */
export const mailWithdrawn = defineJob<ReturnJob, JobContext>({
  name: 'aftersale.mail-withdrawn',
  schema: returnSchema,
  ...patience,
  run: async ({ returnId }, { host: getHost, mailer }) => {
    const host = getHost();
    const about = await readAbout(host, returnId);
    if (!about) return;
    const { stored, dossier } = about;
    const delivered = deliveredAt(dossier);
    await sendOnce(
      host,
      mailer,
      {
        ...{ orderId: stored.orderId, kind: 'withdrawal-mailed', to: stored.email },
        ...{ name: 'returnId', id: returnId },
      },
      (frame) =>
        writeWithdrawn(frame, {
          ...{ stored, what: whatOf(about) },
          deliveredOn: delivered && dayOf(delivered),
          isHandedOver: isHandedOver(dossier),
        }),
    );
  },
});

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
      const key = { orderId: about.stored.orderId, kind, name: 'returnId', id: returnId };
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
