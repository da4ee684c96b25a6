import { eq } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { discountTexts as texts } from '#kernel/messages/nl-entities';
import { popups } from './tables';

/** An offer of which a popup gives codes stays. */
export const checkOfferedCode: Check = async (_host, tx, { id, after }) => {
  const problems: Record<string, string> = {};
  if (id === undefined || after !== null) return problems;
  const rows = await tx
    .select({ id: popups.id })
    .from(popups)
    .where(eq(popups.discountOfferId, id))
    .limit(1);
  return rows.length > 0 ? { '': texts.popup } : problems;
};
