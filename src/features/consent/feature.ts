import { addDocumentSource } from '#features/pages/api.server';
import { registerFact } from '#features/settings/api.server';
import { storedTexts } from '#kernel/messages/nl-cookies';
import { CONSENT_IMPLICIT, CONSENT_VERSION, cookie } from '#kernel/wire';
import { declareStored } from '#platform/declared/stored';
import type { Feature } from '#platform/host';
import { purgeProofsJob } from './server/purge';
import { addConsentRoutes } from './server/routes';
import { consentSettings } from './server/settings';
import { asksConsent, currentText, keepText } from './server/text';

/** What visitors allow to be kept in their browsers, and the proof of it. */
export const consent: Feature = {
  name: 'consent',
  needs: ['settings', 'pages'],
  setup: (host) => {
    declareStored(host, 'consent', () =>
      (['consentTypes', 'consentStatus', 'consentMark', 'consentFirstPage'] as const).map(
        (key) => ({ name: cookie[key], where: 'cookie', type: 'functional', ...storedTexts[key] }),
      ),
    );
    registerFact(host, 'toestemming_bewijs_dagen', () => String(consentSettings(host).proofDays));
    addDocumentSource(host, 'consent', () => {
      if (!asksConsent(host)) return {};
      const { implicit } = consentSettings(host);
      const { version } = currentText(host);
      return {
        attributes: { [CONSENT_VERSION]: version, ...(implicit && { [CONSENT_IMPLICIT]: '' }) },
      };
    });
    addConsentRoutes(host);
    host.jobs.define(purgeProofsJob);
    // Who comes to know the text now may choose by it after it has changed.
    host.app.addHook('onReady', () => keepText(host));
  },
};
