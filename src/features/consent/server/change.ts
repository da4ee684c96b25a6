import { z } from 'zod';
import { changeSettings } from '#features/settings/api.server';
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
export const changeConsent = (host: Host, change: Change): Promise<void> =>
  changeSettings(host, (settings) => {
    const consent = change((settings.consent ?? {}) as Given);
    const result = consentSchema.safeParse(consent);
    if (!result.success) throw new ConsentProblem(z.prettifyError(result.error));
    return { ...settings, consent };
  });
