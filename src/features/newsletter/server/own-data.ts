import { asc, eq } from 'drizzle-orm';
import type { DataHolder } from '#features/accounts/api.server';
import type { Host } from '#platform/host';
import { hashAddress } from './address';
import { newsletterAsks, newsletterProofs, newsletterSubscribers, newsletterTexts } from './tables';

/** Whether somebody gets the newsletter, and what shows that he asked for it; undefined: he never did. */
export const ownNewsletter = async (
  host: Host,
  { provenEmail }: DataHolder,
): Promise<object | undefined> => {
  if (provenEmail === undefined) return undefined;
  const [found] = await host.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.addressHash, hashAddress(host.config, provenEmail)));
  if (!found) return undefined;
  const { id, email, name, language, state, invitedAt, confirmedAt, endedAt } = found;
  const asks = await host.db
    .select({
      name: newsletterAsks.name,
      askedAt: newsletterAsks.askedAt,
      source: newsletterAsks.source,
      text: newsletterTexts.text,
      confirmedAt: newsletterAsks.confirmedAt,
      endedAt: newsletterAsks.endedAt,
    })
    .from(newsletterAsks)
    .leftJoin(newsletterTexts, eq(newsletterTexts.id, newsletterAsks.textId))
    .where(eq(newsletterAsks.subscriberId, id))
    .orderBy(asc(newsletterAsks.id));
  const proofs = await host.db
    .select({
      kind: newsletterProofs.kind,
      at: newsletterProofs.at,
      source: newsletterProofs.source,
      text: newsletterTexts.text,
    })
    .from(newsletterProofs)
    .leftJoin(newsletterTexts, eq(newsletterTexts.id, newsletterProofs.textId))
    .where(eq(newsletterProofs.subscriberId, id))
    .orderBy(asc(newsletterProofs.id));
  return { email, name, language, state, invitedAt, confirmedAt, endedAt, asks, proofs };
};
