import { createElement } from 'react';
import {
  findAccount,
  onAccountRemoved,
  onAddressMoved,
  registerOwnData,
} from '#features/accounts/api.server';
import {
  addSitemap,
  findCounterpartAt,
  registerFixedPage,
  registerFooterPart,
} from '#features/pages/api.server';
import { getSite, isSeen, ownText, registerFact } from '#features/settings/api.server';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { pageTexts } from '#kernel/messages/nl-entities';
import { newsletterTexts as texts } from '#kernel/messages/nl-newsletter';
import type { Feature } from '#platform/host';
import { newsletterPath } from './contract';
import { addFormPage } from './server/form-page';
import { addLeavePage } from './server/leave-page';
import { moveSubscriber } from './server/move';
import { addNoticeRoute, noticeJob, pollJob } from './server/notices';
import { ownNewsletter, registerNewsletterErasure } from './server/own-data';
import { addListPages } from './server/pages';
import { addProfilePart } from './server/profile';
import { listProviders } from './server/providers/registry';
import { purgeNewsletterJob } from './server/purge';
import { syncJob, syncSoon } from './server/sync';
import { withdrawAddress } from './server/withdraw';
import { FooterForm } from './site/footer-form.view';

const DAY = 86_400_000;

/** Who wants the newsletter: asked, confirmed by mail, withdrawn. It sends no letters itself. */
export const newsletter: Feature = {
  name: 'newsletter',
  needs: ['settings', 'pages', 'webhooks', 'accounts'],
  setup: (host) => {
    for (const job of [purgeNewsletterJob, syncJob, pollJob]) host.jobs.define(job);
    host.jobs.define(noticeJob);
    addNoticeRoute(host);
    registerFixedPage(host, '/privacy', pageTexts.privacy);
    registerFact(host, 'nieuwsbrief_bevestig_dagen', () => String(limits.askedFor / DAY));
    registerFact(host, 'nieuwsbrief_bewijs_jaren', () => String(limits.proofYears));
    registerFact(host, 'nieuwsbrief_verzender', () =>
      texts.sharedWith(listProviders(host).map(({ title }) => title)),
    );
    addSitemap(host, 'nieuwsbrief', async () => [
      {
        path: newsletterPath,
        alternates: (await findCounterpartAt(host, newsletterPath)).alternates,
      },
    ]);
    // Whoever has all erased that we know of him means this as well.
    onAccountRemoved(host, 'newsletter', async (tx, accountId) => {
      const account = await findAccount({ ...host, db: tx }, accountId);
      if (!account) return;
      const { email } = account;
      if (await withdrawAddress(host, tx, { email, source: 'account' })) await syncSoon(host, tx);
    });
    onAddressMoved(host, 'newsletter', (tx, moved) => moveSubscriber(host, tx, moved));
    registerNewsletterErasure(host);
    registerOwnData(host, 'newsletter', (holder) => ownNewsletter(host, holder));
    registerFooterPart(host, {
      // That page has the form itself.
      except: newsletterPath,
      make: (token) => {
        const consent = texts.page.consent(getSite(host).name);
        const isPrivacySeen = isSeen(host, '/privacy');
        const title = ownText(host, 'newsletterTitle', getSite(host).language);
        return createElement(FooterForm, { token, consent, isPrivacySeen, title });
      },
    });
    addFormPage(host);
    addLeavePage(host);
    addListPages(host);
    addProfilePart(host);
  },
};
