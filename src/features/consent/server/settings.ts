import { z } from 'zod';
import { getSite, type Site } from '#features/settings/api.server';
import { consentLimits } from '#kernel/limits-consent';
import type { Host } from '#platform/host';

/** What a site's settings say of consent, under `consent`. */
const schema = z.object({
  /** Going on to a second page is consent. Not lawful in the Union. */
  implicit: z.boolean().default(false),
  /** Raised to ask everybody again. */
  edition: z.number().int().min(1).max(1_000_000).default(1),
  /** Days that proof is kept. */
  proofDays: z.number().int().min(1).max(3650).default(consentLimits.proofDays),
});

export type ConsentSettings = z.infer<typeof schema>;

const read = new WeakMap<Site, ConsentSettings>();

/** The site's settings of consent. What can't be read is told in the log, and is as if it weren't there. */
export const consentSettings = (host: Host): ConsentSettings => {
  const site = getSite(host);
  const known = read.get(site);
  if (known) return known;
  const result = schema.safeParse(site.settings.consent ?? {});
  if (!result.success) {
    host.log.error({ problem: z.prettifyError(result.error) }, 'the settings of consent are wrong');
  }
  const settings = result.success ? result.data : schema.parse({});
  read.set(site, settings);
  return settings;
};
