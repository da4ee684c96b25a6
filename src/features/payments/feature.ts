import { registerPayWays } from '#features/cart/api.server';
import { registerPayments } from '#features/orders/api.server';
import type { Feature } from '#platform/host';
import { startPath } from './contract';
import { settleBeforeExpiry } from './server/before-expiry';
import { registerPaymentFacts } from './server/facts';
import { addLogoRoute, fetchLogo } from './server/logos';
import { mailFailed, mailRefund } from './server/mail/jobs';
import { mailStaff } from './server/mail/staff-job';
import { listOnline, payWaysOf } from './server/methods';
import { addNoticeRoute, noticeJob, purgeNotices } from './server/notices';
import { presentOnOrder } from './server/present';
import { findProvider } from './server/providers';
import { refundJob } from './server/refund-job';
import { addPaymentRoutes } from './server/routes';
import { addTestBankRoutes } from './server/testbank/routes';
import { watchPayments } from './server/watch';
import { watchChargebacks } from './server/watch-chargebacks';

export const payments: Feature = {
  name: 'payments',
  needs: ['settings', 'pages', 'cart', 'orders', 'promotions'],
  setup: (host) => {
    host.jobs.define(fetchLogo);
    host.jobs.define(mailFailed);
    host.jobs.define(mailRefund);
    host.jobs.define(mailStaff);
    host.jobs.define(noticeJob);
    host.jobs.define(purgeNotices);
    host.jobs.define(refundJob);
    host.jobs.define(watchPayments);
    host.jobs.define(watchChargebacks);
    registerPayments(host, {
      listMethods: listOnline,
      presentOnOrder,
      startHref: startPath,
      settle: settleBeforeExpiry,
    });
    registerPayWays(host, payWaysOf);
    registerPaymentFacts(host);
    addPaymentRoutes(host);
    addNoticeRoute(host);
    addLogoRoute(host);
    if (findProvider(host)?.name === 'testbank') {
      addTestBankRoutes(host);
      host.log.warn('no MOLLIE_API_KEY: the test bank takes payments, and no money moves');
    }
  },
};
