import { addDocumentSource } from '#features/pages/api.server';
import { registerFact } from '#features/settings/api.server';
import { storedTexts } from '#kernel/messages/nl-cookies';
import { CONSENT_IMPLICIT, CONSENT_VERSION, cookie } from '#kernel/wire';
import { declareStored } from '#platform/declared/stored';
import { declareThirdParties } from '#platform/declared/third-parties';
import type { Feature } from '#platform/host';
import { areaOf } from '#platform/http/areas';
import { addBannerRoute } from './server/banner';
import { purgeProofsJob } from './server/purge';
import { addConsentRoutes } from './server/routes';
import { listScripts, scriptsHtml, storedByScripts } from './server/scripts';
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
    declareStored(host, 'scripts of third parties', () => storedByScripts(host));
    declareThirdParties(host, 'scripts of third parties', () => listScripts(host));
    registerFact(host, 'toestemming_bewijs_dagen', () => String(consentSettings(host).proofDays));
    addDocumentSource(host, 'consent', ({ path }) => {
      if (!asksConsent(host)) return {};
      const { implicit } = consentSettings(host);
      const { version } = currentText(host);
      return {
        attributes: { [CONSENT_VERSION]: version, ...(implicit && { [CONSENT_IMPLICIT]: '' }) },
        end: scriptsHtml(host, areaOf(path)),
      };
    });
    addConsentRoutes(host);
    addBannerRoute(host);
    host.jobs.define(purgeProofsJob);
    // Who comes to know the text now may choose by it after it has changed.
    host.app.addHook('onReady', () => keepText(host));
  },
};
