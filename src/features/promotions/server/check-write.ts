import { eq } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { discountTexts as texts } from '#kernel/messages/nl-entities';
import type { Tx } from '#platform/db/types';
import type { DiscountKind } from '../contract';
import { resolveDiscount } from '../resolve-discount';
import { discountCodeUses } from './tables';

type Offer = { kind: DiscountKind; value: number };
type Code = Offer & {
  max_uses: number | null;
  uses: number;
};

const isUsed = async (tx: Tx, id: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: discountCodeUses.id })
    .from(discountCodeUses)
    .where(eq(discountCodeUses.codeId, id))
    .limit(1);
  return rows.length > 0;
};

/** What is wrong with how often a code may be used, as its uses stand. */
const usesProblem = async (
  tx: Tx,
  id: number,
  { before, after }: { before: Code; after: Code },
): Promise<string | undefined> => {
  const [was, is] = [before.max_uses, after.max_uses];
  if (was === is) return undefined;
  if (was !== null && is !== null) return is < before.uses ? texts.fewer(before.uses) : undefined;
  // Uses are counted of codes with a limit alone: one that gets or loses it later has no count.
  return (await isUsed(tx, id)) ? texts.counted : undefined;
};

/** What is wrong with a code as a whole. One that was used stays, with what is known of its uses. */
export const checkCode: Check = async (_host, tx, write) => {
  const { id = 0 } = write;
  const [before, after] = [write.before as Code | null, write.after as Code | null];
  const problems: Record<string, string> = {};
  if (!after) return (await isUsed(tx, id)) ? { '': texts.used } : problems;
  const { kind, value } = after;
  Object.assign(problems, resolveDiscount({ kind, value }));
  const uses = before ? await usesProblem(tx, id, { before, after }) : undefined;
  return uses === undefined ? problems : { ...problems, max_uses: uses };
};

/** What is wrong with an offer as a whole. */
export const checkOffer: Check = (_host, _tx, { after }) =>
  after === null ? {} : resolveDiscount(after as Offer);
