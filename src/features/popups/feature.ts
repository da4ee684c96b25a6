import { sql } from 'drizzle-orm';
import { exposeEntity } from '#features/api/api.server';
import { registerCheck, registerHold, storeEntity } from '#features/entities/api.server';
import { listEntities } from '#features/overviews/api.server';
import { addSubjectSource } from '#features/pages/api.server';
import { popups as limits, promotional } from '#kernel/limits-popups';
import { pageTexts } from '#kernel/messages/nl-entities';
import { popupStoredTexts as stored } from '#kernel/messages/nl-popups';
import { FIRST_VISIT, popupCookie } from '#kernel/wire-popups';
import { declareStored } from '#platform/declared/stored';
import type { Feature, Host } from '#platform/host';
import { popupEntity } from './entity';
import { popupApi } from './server/api-part';
import { checkOfferedCode } from './server/check-offer';
import { checkPopup } from './server/check-write';
import { addFieldRoutes } from './server/field-routes';
import { purgePopupsJob } from './server/jobs';
import { keepPopups } from './server/kept';
import { popupsOfPage } from './server/mark';
import { storedPopups } from './server/stored';
import { addSubmitRoutes } from './server/submit-routes';
import { addViewRoute } from './server/view-route';

const declareMarks = (host: Host): void =>
  declareStored(host, 'popups', () => {
    const own = { where: 'cookie', type: 'functional' } as const;
    const days = (count: number) => (count === 1 ? 'Een dag' : `${count} dagen`);
    return [
      { ...own, name: popupCookie.hidden('*'), ...stored.hidden, kept: days(limits.hiddenDays) },
      {
        ...{ ...own, name: popupCookie.promotional, ...stored.promotional },
        kept: days(promotional.hiddenDays),
      },
      { ...own, where: 'storage', name: FIRST_VISIT, ...stored.firstVisit },
    ];
  });

/** Popups that belong to entities and pages (S2.10, S3.6), and the promotional one. */
export const popups: Feature = {
  name: 'popups',
  needs: [
    ...[
      'settings',
      'pages',
      'overviews',
      'api',
      'entities',
      'forms',
      'newsletter',
      'promotions',
      'dialogs',
    ],
    // Whose items it can belong to.
    ...['catalog', 'stores', 'vacancies', 'content', 'bundles'],
  ],
  setup: async (host) => {
    const modules = ['Page', ...listEntities(host).map(({ source }) => source.entity.name)];
    await keepPopups(host);
    registerCheck(host, 'DiscountOffer', 'popups', checkOfferedCode);
    exposeEntity(host, popupEntity, popupApi([...new Set(modules)]));
    storeEntity(host, storedPopups);
    registerHold(host, 'Page', 'popups', {
      isHeld: (id) => sql`select 1 from popup_links where module = 'Page' and item_id = ${id}`,
      told: pageTexts.popup,
    });
    registerCheck(host, popupEntity.name, 'popups', checkPopup);
    addSubjectSource(host, 'popups', (own, subject, now) => popupsOfPage(own, subject, now));
    declareMarks(host);
    host.jobs.define(purgePopupsJob);
    addFieldRoutes(host);
    addSubmitRoutes(host);
    addViewRoute(host);
  },
};
