import { registerOwnData } from '#features/accounts/api.server';
import { registerPayWays } from '#features/cart/api.server';
import { registerPayments } from '#features/orders/api.server';
import type { Feature, Host } from '#platform/host';
import { startPath } from './contract';
import { settleBeforeExpiry } from './server/before-expiry';
import { registerPaymentFacts } from './server/facts';
import { addLogoRoute, fetchLogo } from './server/logos';
import { mailFailed, mailRefund } from './server/mail/jobs';
import { mailLink } from './server/mail/link-job';
import { mailStaff } from './server/mail/staff-job';
import { listOnline, payWaysOf } from './server/methods';
import { createMollie } from './server/mollie/mollie';
import { addNoticeRoute, noticeJob, purgeNotices } from './server/notices';
import { ownPayments, registerPaymentErasure } from './server/own-data';
import { presentOnOrder } from './server/present';
import { findProvider, listProviders, registerProvider, TEST_BANK } from './server/providers';
import { refundJob } from './server/refund-job';
import { addPaymentRoutes } from './server/routes';
import { addTestBankRoutes } from './server/testbank/routes';
import { createTestBank } from './server/testbank/test-bank';
import { watchPayments } from './server/watch';
import { watchChargebacks } from './server/watch-chargebacks';

/** Once all have registered. Throws when the one that was chosen is not among them. */
const checkProvider = (host: Host): void => {
  const { paymentProvider: chosen } = host.config;
  const provider = findProvider(host);
  if (chosen !== undefined && !provider) {
    const names = listProviders(host).map(({ name }) => name);
    throw new Error(`PAYMENT_PROVIDER is ${chosen}; set up are: ${names.join(', ') || 'none'}`);
  }
  if (provider?.name === TEST_BANK) {
    host.log.warn('the test bank takes payments, and no money moves');
  }
};

/** Before a second try of Mollie, in ms. */
const PAUSE = 300;

export const payments: Feature = {
  name: 'payments',
  needs: ['settings', 'pages', 'accounts', 'cart', 'orders', 'promotions'],
  setup: (host) => {
    const { mollie, testBank = true } = host.config;
    if (mollie) registerProvider(host, createMollie({ ...mollie, pause: PAUSE }));
    if (testBank) registerProvider(host, createTestBank(host));
    registerOwnData(host, 'payments', (holder) => ownPayments(host, holder));
    registerPaymentErasure(host);
    host.jobs.define(fetchLogo);
    host.jobs.define(mailFailed);
    host.jobs.define(mailLink);
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
      mailsLinks: (of) => findProvider(of) !== undefined,
      mailLink,
      settle: settleBeforeExpiry,
    });
    registerPayWays(host, payWaysOf);
    registerPaymentFacts(host);
    addPaymentRoutes(host);
    addNoticeRoute(host);
    addLogoRoute(host);
    if (testBank) addTestBankRoutes(host);
    host.app.addHook('onReady', async () => checkProvider(host));
  },
};
