import { asc, eq } from 'drizzle-orm';
import { type DataHolder, registerErasure } from '#features/accounts/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import type { Host } from '#platform/host';
import { hashAddress } from './address';
import { syncSoon } from './sync';
import { newsletterAsks, newsletterProofs, newsletterSubscribers, newsletterTexts } from './tables';
import { withdrawAddress } from './withdraw';

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

/** Off the list, with the name: what is left is a hash, so that nobody puts the address on it again unasked. */
export const registerNewsletterErasure = (host: Host): void =>
  registerErasure(host, 'newsletter', {
    erase: async (tx, { provenEmail }) => {
      const hash = hashAddress(host.config, provenEmail);
      const [found] = await tx
        .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.addressHash, hash));
      if (!found) return 0;
      const isOff = await withdrawAddress(host, tx, { email: provenEmail, source: 'erased' });
      if (isOff) await syncSoon(host, tx);
      await tx
        .update(newsletterSubscribers)
        .set({ email: null, name: null })
        .where(eq(newsletterSubscribers.id, found.id));
      await tx
        .update(newsletterAsks)
        .set({ name: null, client: null, mailbox: null })
        .where(eq(newsletterAsks.subscriberId, found.id));
      return isOff || found.email !== null ? 1 : 0;
    },
    stays: [
      {
        what: texts.stays.newsletter,
        columns: ['newsletter_syncs.email'],
        why: texts.why.newsletter,
      },
    ],
  });
