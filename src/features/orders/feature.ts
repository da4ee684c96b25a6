import { sql } from 'drizzle-orm';
import { createElement } from 'react';
import { registerOrdersPart, registerOwnData } from '#features/accounts/api.server';
import { registerSalesCounter } from '#features/catalog/api.server';
import { registerHold } from '#features/entities/api.server';
import { registerFixedPage } from '#features/pages/api.server';
import { pageTexts, productTexts } from '#kernel/messages/nl-entities';
import type { Feature } from '#platform/host';
import { presentAccountOrders } from './server/account-orders';
import { announceOnClose } from './server/announce';
import { registerOrderErasure } from './server/erase';
import { expireOrdersJob } from './server/expire';
import { registerOrderFacts } from './server/facts';
import { confirmOrder, sendGiftCards } from './server/jobs';
import { addLookupRoutes } from './server/lookup';
import { mailChanged } from './server/mail-changed';
import { mailExpired } from './server/mail-expired';
import { mailLink } from './server/mail-link';
import { ownOrders } from './server/own-data';
import { purgeOldOrdersJob } from './server/retention';
import { addOrderRoutes } from './server/routes';
import { countSales } from './server/sales';
import { tellStore } from './server/tell-store';
import { TERMS_PAGE } from './server/terms';
import { OrderLookup } from './site/order-lookup.view';

export const orders: Feature = {
  name: 'orders',
  needs: [
    'settings',
    'webhooks',
    'pages',
    'accounts',
    'overviews',
    'entities',
    'catalog',
    'content',
    'stock',
    'cart',
    'promotions',
    'stores',
  ],
  setup: (host) => {
    host.jobs.define(confirmOrder);
    host.jobs.define(sendGiftCards);
    host.jobs.define(expireOrdersJob);
    host.jobs.define(mailChanged);
    host.jobs.define(mailExpired);
    host.jobs.define(mailLink);
    host.jobs.define(purgeOldOrdersJob);
    host.jobs.define(tellStore);
    registerOrdersPart(host, {
      lookup: () => createElement(OrderLookup, { level: 2 }),
      list: presentAccountOrders,
    });
    registerOwnData(host, 'orders', (holder) => ownOrders(host, holder));
    registerOrderErasure(host);
    registerSalesCounter(host, countSales);
    registerHold(host, 'Product', 'orders', {
      isHeld: (id) => sql`select 1 from order_lines l join variants v on v.id = l.variant_id
        where v.product_id = ${id}`,
      told: productTexts.sold,
    });
    registerFixedPage(host, TERMS_PAGE, pageTexts.terms);
    registerOrderFacts(host);
    addOrderRoutes(host);
    addLookupRoutes(host);
    announceOnClose(host);
  },
};
