import { sql } from 'drizzle-orm';
import { onAccountRemoved, registerOwnData } from '#features/accounts/api.server';
import { registerReviewsPart } from '#features/catalog/api.server';
import { registerHold } from '#features/entities/api.server';
import { registerLineLinks } from '#features/orders/api.server';
import { registerFact, reviewMailDays } from '#features/settings/api.server';
import { reviews as limits } from '#kernel/limits-reviews';
import { productTexts } from '#kernel/messages/nl-entities';
import type { Feature } from '#platform/host';
import { addReviewApi } from './server/api';
import { registerReviewErasure } from './server/erase';
import { askForReviewsJob, purgeReviewsJob } from './server/jobs';
import { reviewLinks } from './server/order-links';
import { ownReviews, removeNames } from './server/own-data';
import { addReviewPages } from './server/pages';
import { presentReviews } from './server/product-part';
import { addReportRoutes } from './server/report';
import { addStopPage } from './server/stop';

/** What buyers think of what they bought. */
export const reviews: Feature = {
  name: 'reviews',
  needs: [
    'entities',
    'settings',
    'accounts',
    'pages',
    'overviews',
    'catalog',
    'orders',
    'returns',
    'api',
  ],
  setup: (host) => {
    registerHold(host, 'Product', 'reviews', {
      isHeld: (id) => sql`select 1 from product_reviews where product_id = ${id}`,
      told: productTexts.reviewed,
    });
    host.jobs.define(askForReviewsJob);
    host.jobs.define(purgeReviewsJob);
    registerReviewsPart(host, presentReviews);
    registerLineLinks(host, reviewLinks);
    registerFact(host, 'review_mail_dagen', () => String(reviewMailDays(host)));
    registerFact(host, 'review_geweigerd_dagen', () => String(limits.refusedDays));
    registerReviewErasure(host);
    registerOwnData(host, 'reviews', (holder) => ownReviews(host, holder));
    onAccountRemoved(host, 'reviews', (tx, accountId) => removeNames(host, tx, accountId));
    addReviewPages(host);
    addReportRoutes(host);
    addStopPage(host);
    addReviewApi(host);
  },
};
