import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { promotions as limits } from '#kernel/limits-orders';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { canonicalEmail } from '#kernel/values/canonical-email';
import type { Db, Tx } from '#platform/db/types';
import { tidyCodes } from '../card-code';
import type { PromotionProblem } from '../contract';
import { resolveCode, type StoredCode } from '../resolve-code';
import { PromotionGone } from './gone';
import { discountCodes, discountCodeUses } from './tables';

export type CodeQuestion = {
  /** As they were typed. */
  codes: readonly string[];
  /** Goods in cents before discounts, without gift cards. */
  goodsCents: number;
  /** Of the buyer, if he told it. */
  email?: string;
  now: Date;
};

const problem = (message: string): PromotionProblem => ({ field: 'discount_code', message });

const readCodes = async (db: Db, names: readonly string[]) => {
  const rows = await db
    .select()
    .from(discountCodes)
    .where(inArray(discountCodes.code, [...names]));
  return new Map(rows.map((row) => [row.code, row as StoredCode]));
};

/** Which codes this customer can't use, having used them, or another of the same offer. */
const readUsed = async (db: Db, codes: readonly StoredCode[], email: string | undefined) => {
  const once = codes.filter((code) => code.oncePerCustomer);
  if (once.length === 0 || !email) return new Set<number>();
  const offers = once.flatMap(({ offerId }) => offerId ?? []);
  const rows = await db
    .select({ id: discountCodeUses.codeId, offerId: discountCodeUses.offerId })
    .from(discountCodeUses)
    .where(
      and(
        or(
          inArray(
            discountCodeUses.codeId,
            once.map(({ id }) => id),
          ),
          offers.length > 0 ? inArray(discountCodeUses.offerId, offers) : undefined,
        ),
        // Books of before addresses were told apart by their mailbox have them as they were typed.
        inArray(discountCodeUses.customer, [canonicalEmail(email), email.trim().toLowerCase()]),
      ),
    );
  const isUsed = ({ id, offerId }: StoredCode): boolean =>
    rows.some((use) => use.id === id || (offerId !== null && use.offerId === offerId));
  return new Set(once.filter(isUsed).map(({ id }) => id));
};

/**
 * Which of the typed codes count, and what is wrong with the others. One that takes something off
 * the goods, and one for free delivery beside it.
 */
export const findDiscounts = async (
  db: Db,
  { codes, goodsCents, email, now }: CodeQuestion,
): Promise<{ discounts: StoredCode[]; problems: PromotionProblem[] }> => {
  const names = tidyCodes(codes).slice(0, limits.maxCodes + 1);
  if (names.length === 0) return { discounts: [], problems: [] };
  const known = await readCodes(db, names);
  const used = await readUsed(db, [...known.values()], email);
  const discounts: StoredCode[] = [];
  const problems: PromotionProblem[] = [];
  for (const name of names) {
    const code = known.get(name);
    const refusal = resolveCode(code, { goodsCents, now, used: used.has(code?.id ?? 0) });
    const isDelivery = code?.kind === 'delivery';
    const taken = discounts.some((other) => (other.kind === 'delivery') === isDelivery);
    if (refusal) problems.push(problem(refusal));
    else if (taken) problems.push(problem(promotionTexts.code.together));
    else if (code) discounts.push(code);
  }
  return { discounts, problems };
};

export type CodeUse = {
  orderId: number;
  email: string;
  at: Date;
  /** What each code took off, in cents. */
  codes: readonly { code: StoredCode; cents: number }[];
};

/**
 * Books the codes of an order, in one order of codes. Throws PromotionGone when another was quicker:
 * the transaction must then be given up.
 */
export const redeemCodes = async (
  tx: Tx,
  { orderId, email, at, codes }: CodeUse,
): Promise<void> => {
  const mailbox = canonicalEmail(email);
  for (const { code, cents } of [...codes].sort((a, b) => a.code.id - b.code.id)) {
    if (code.maxUses !== null && !(await countUse(tx, code.id))) {
      const { used, usedUp } = promotionTexts.code;
      throw new PromotionGone(problem(code.offerId === null ? usedUp : used));
    }
    const customer = code.oncePerCustomer ? mailbox : null;
    const booked = await tx
      .insert(discountCodeUses)
      .values({
        ...{ codeId: code.id, offerId: code.offerId, orderId, email: mailbox, customer, cents, at },
      })
      .onConflictDoNothing();
    if (booked.rowCount !== 1) throw new PromotionGone(problem(promotionTexts.code.yours));
  }
};

const countUse = async (tx: Tx, codeId: number): Promise<boolean> => {
  const { rowCount } = await tx.execute(sql`
    update discount_codes set uses = uses + 1
    where id = ${codeId} and uses < max_uses and state = 'on'`);
  return rowCount === 1;
};

/** Gives an order's codes back, once, so that they count for another. */
export const returnCodes = async (tx: Tx, orderId: number, at: Date): Promise<void> => {
  const rows = await tx
    .update(discountCodeUses)
    .set({ returnedAt: at, customer: null })
    .where(and(eq(discountCodeUses.orderId, orderId), isNull(discountCodeUses.returnedAt)))
    .returning({ codeId: discountCodeUses.codeId });
  await countUses(
    tx,
    rows.map(({ codeId }) => codeId),
  );
};

/**
 * Has an order's codes count as used once more, limits or not. Who used one for another order
 * meanwhile, once for each customer, has used it twice.
 */
export const takeCodesAgain = async (tx: Tx, orderId: number): Promise<void> => {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update discount_code_uses u set returned_at = null, customer = (
      select u.email where c.once_per_customer and not exists (
        select from discount_code_uses other
        where other.customer = u.email
          and (other.code_id = u.code_id or other.offer_id = u.offer_id)))
    from discount_codes c
    where c.id = u.code_id and u.order_id = ${orderId} and u.returned_at is not null
    returning c.id`);
  await countUses(
    tx,
    rows.map(({ id }) => id),
  );
};

/** Counts how often codes are used, of those that have a limit; it is never told as more than that. */
const countUses = async (tx: Tx, codeIds: readonly number[]): Promise<void> => {
  if (codeIds.length === 0) return;
  const isCounted = sql`id = any(${sql.param([...codeIds])}::int[]) and max_uses is not null`;
  // Held first: only a statement after that sees what others wrote under the same lock.
  await tx.execute(sql`select from discount_codes where ${isCounted} order by id for update`);
  await tx.execute(sql`
    update discount_codes c set uses = least(c.max_uses, (
      select count(*) from discount_code_uses u
      where u.code_id = c.id and u.returned_at is null))
    where ${isCounted}`);
};
