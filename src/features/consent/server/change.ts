import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { loadSite, SITE_CHANGED, sites } from '#features/settings/api.server';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { consentSchema } from './settings';

/** Why settings of consent can't be what they were to become; its message says which, in Dutch. */
export class ConsentProblem extends Error {}

type Given = z.input<typeof consentSchema>;

/** What becomes of the settings as they are stored. */
export type Change = (stored: Given) => Given;

/**
 * Changes the site's settings of consent, and has all processes read them. Throws a `ConsentProblem` when
 * they would not hold; then nothing is changed.
 */
export const changeConsent = async (host: Host, change: Change): Promise<void> => {
  const { id } = await loadSite(host);
  await transact(host.db, async (tx) => {
    const [site] = await tx.select().from(sites).where(eq(sites.id, id)).for('update');
    const settings = site?.settings ?? {};
    const consent = change((settings.consent ?? {}) as Given);
    const result = consentSchema.safeParse(consent);
    if (!result.success) throw new ConsentProblem(z.prettifyError(result.error));
    await tx
      .update(sites)
      .set({ settings: { ...settings, consent } })
      .where(eq(sites.id, id));
  });
  await loadSite(host);
  await host.events.publish(SITE_CHANGED, {});
};
