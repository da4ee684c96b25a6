import { registerEditors } from '#features/pages/api.server';
import { registerFact } from '#features/settings/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { storedTexts } from '#kernel/messages/nl-cookies';
import { cookie } from '#kernel/wire';
import { declareStored } from '#platform/declared/stored';
import type { Feature } from '#platform/host';
import { findPerson } from './server/dashboard';
import { registerAccountErasure } from './server/erase';
import { forgotPassword } from './server/forgot-job';
import { idleAccountsJob } from './server/idle';
import { registerAccountData } from './server/own-data';
import { passwordWay } from './server/password-way';
import { addAccountRoutes } from './server/routes';
import { registerWaysIn } from './server/ways-in';

export const accounts: Feature = {
  name: 'accounts',
  needs: ['settings', 'pages', 'dialogs'],
  setup: (host) => {
    host.jobs.define(forgotPassword);
    host.jobs.define(idleAccountsJob);
    registerFact(host, 'account_stil_jaren', () => String(limits.idleYears));
    registerFact(host, 'account_bericht_dagen', () => String(limits.idleNoticeDays));
    declareStored(host, 'accounts', () => [
      {
        ...{ name: cookie.loginEmail, where: 'cookie', type: 'functional' },
        ...storedTexts.loginEmail,
      },
    ]);
    registerEditors(host, 'accounts', async (_, request) => {
      const person = await findPerson(host, request);
      return person !== undefined && person.role !== 'customer';
    });
    registerWaysIn(host, 'password', passwordWay);
    registerAccountData(host);
    registerAccountErasure(host);
    addAccountRoutes(host);
  },
};
