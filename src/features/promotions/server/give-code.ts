import { createHmac } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { AppError } from '#kernel/errors';
import { promotions as limits } from '#kernel/limits-orders';
import { enOffer } from '#kernel/messages/en-promotions';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { canonicalEmail } from '#kernel/values/canonical-email';
import { dayOf, endOfDay } from '#kernel/values/dutch-dates';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { hashClient } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { randomCode } from '../card-code';
import { writePersonalCode } from './mail/personal-code';
import { findOffer, type Offer } from './offers';
import { discountCodes, discountCodeUses } from './tables';

const DAY = 86_400_000;
const texts = promotionTexts.offer;

/** The same for an English page. */
const english = {
  used: { message: enOffer.used, fields: {} },
  over: { message: enOffer.over, fields: {} },
  tooOften: { message: enOffer.tooOften, fields: {} },
};

type CodeRequest = {
  offerId: number;
  /** A valid address, however it is written: a mailbox gets one code of an offer. */
  email: string;
  /** The network address of who asks (`clientOf`). It is only kept as a hash, while it is counted. */
  client: string;
};

type GivenCode = {
  /** As it is shown and typed: 'ABCDE-FGHJK'. */
  code: string;
  /** The last moment at which it counts. */
  until: Date;
};

type Receiver = { offerId: number; receiver: string };

type Known = Pick<
  typeof discountCodes.$inferSelect,
  'id' | 'code' | 'endsAt' | 'uses' | 'maxUses' | 'state'
>;

const find = async (tx: Tx, { offerId, receiver }: Receiver): Promise<Known | undefined> => {
  const { id, code, endsAt, uses, maxUses, state } = discountCodes;
  const [row] = await tx
    .select({ id, code, endsAt, uses, maxUses, state })
    .from(discountCodes)
    .where(and(eq(discountCodes.offerId, offerId), eq(discountCodes.receiver, receiver)));
  return row;
};

const isUsed = ({ uses, maxUses }: Known): boolean => maxUses !== null && uses >= maxUses;

/** Whether it was another mailbox than its own that ordered with it. */
const isUsedByOther = async (tx: Tx, { id }: Known, mailbox: string): Promise<boolean> => {
  const { codeId, email, returnedAt } = discountCodeUses;
  const rows = await tx
    .select({ id: discountCodeUses.id })
    .from(discountCodeUses)
    .where(and(eq(codeId, id), ne(email, mailbox), isNull(returnedAt)));
  return rows.length > 0;
};

/** Nobody's any more: its mailbox may have another. The row goes when its time comes. */
const forgetReceiver = async (tx: Tx, { id }: Known): Promise<void> => {
  await tx.update(discountCodes).set({ receiver: null }).where(eq(discountCodes.id, id));
};

/** One at a time for a client: of many at once each would be counted before any is stored. */
const requireRoom = async (tx: Tx, client: string, now: Date): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`offer client ${client}`}))`);
  const since = new Date(now.getTime() - DAY).toISOString();
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from discount_codes
    where client = ${client} and created_at > ${since}::timestamptz`);
  if ((rows[0]?.count ?? 0) < limits.codesPerClient) return;
  throw new AppError(429, 'too_many_codes', texts.tooOften, {}, english.tooOften);
};

const make = async (tx: Tx, offer: Offer, who: Receiver & { client: string }, now: Date) => {
  const last = dayOf(new Date(now.getTime() + offer.validDays * DAY));
  const { kind, value, minimumCents } = offer;
  const [made] = await tx
    .insert(discountCodes)
    .values({
      ...{ ...who, kind, value, minimumCents, createdAt: now },
      code: randomCode(limits.personalCode),
      endsAt: new Date(endOfDay(last)),
      maxUses: 1,
      oncePerCustomer: true,
    })
    .onConflictDoNothing({ target: [discountCodes.offerId, discountCodes.receiver] })
    .returning({ id: discountCodes.id, code: discountCodes.code, endsAt: discountCodes.endsAt });
  return made;
};

/** 'ABCDE-FGHJK': two halves are read more easily than ten characters. */
const formatPersonalCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? code;

const present = ({ code, endsAt }: Pick<Known, 'code' | 'endsAt'>, now: Date): GivenCode => ({
  code: formatPersonalCode(code),
  until: endsAt ?? now,
});

/**
 * What a mailbox was given before, if it counts still. One that is over unused makes room for another, and
 * so does one with which somebody else ordered: whoever types another's address must not cost him his code.
 * Throws a 409 for one that its mailbox used, and a 410 for one that staff stopped.
 */
const findGiven = async (
  tx: Tx,
  { mailbox, ...who }: Receiver & { mailbox: string },
  now: Date,
): Promise<GivenCode | undefined> => {
  const known = await find(tx, who);
  if (!known) return undefined;
  const isSpent = isUsed(known);
  if (isSpent && !(await isUsedByOther(tx, known, mailbox))) {
    throw new AppError(409, 'code_used', texts.used, {}, english.used);
  }
  if (known.state !== 'on') throw new AppError(410, 'offer_over', texts.over, {}, english.over);
  if (!isSpent && (!known.endsAt || known.endsAt > now)) return present(known, now);
  await forgetReceiver(tx, known);
  return undefined;
};

/**
 * The personal discount code of a mailbox for an offer: made and mailed the first time, the same one
 * after that, also when many ask at once. It counts in the checkout when `tx` commits, for one order.
 * Of an offer's codes a customer (the mailbox of an order) uses one, whoever they were given to. A code
 * whose days passed unused, or that another mailbox spent, is followed by another.
 * Throws an AppError that a visitor may read: 409 when the mailbox's code was used, 410 when the offer
 * gives none (any more), 429 when the client asked for too many.
 */
export const giveDiscountCode = async (
  host: Host,
  tx: Tx,
  { offerId, email, client: address }: CodeRequest,
): Promise<GivenCode> => {
  const now = host.clock.now();
  const mailbox = canonicalEmail(email);
  const receiver = createHmac('sha256', host.config.secret)
    .update(`offer receiver ${mailbox}`)
    .digest('base64url');
  const who = { offerId, receiver };
  const known = await findGiven(tx, { ...who, mailbox }, now);
  if (known) return known;
  const offer = await findOffer(tx, offerId);
  if (offer?.state !== 'on') throw new AppError(410, 'offer_over', texts.over, {}, english.over);
  const client = hashClient(host, address);
  await requireRoom(tx, client, now);
  const made = await make(tx, offer, { ...who, client }, now);
  if (!made) {
    const others = await findGiven(tx, { ...who, mailbox }, now);
    if (!others) throw new Error('A personal code was neither made nor found');
    return others;
  }
  const given = present(made, now);
  const mail = await writePersonalCode({ sender: senderOf(host), offer, ...given });
  const key = `personal code ${made.id}`;
  await host.jobs.enqueue(sendMail, { to: email.trim(), ...mail, cause: { client }, key }, { tx });
  return given;
};
