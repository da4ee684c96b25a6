import { officeRoute, requireSpecial } from '#features/office/api.server';
import { registerTasks } from '#features/today/api.server';
import { ruleTexts as texts } from '#kernel/messages/nl-rules';
import { officePath } from '#kernel/wire-staff';
import type { Feature } from '#platform/host';
import type { ToldRules } from './contract';
import { tellRules } from './server/board';

/** How the site stands with the law, for who manages it. */
export const rules: Feature = {
  name: 'rules',
  needs: [
    'settings',
    'staff',
    'office',
    'pages',
    'catalog',
    'stores',
    'delivery',
    'today',
    'orders',
    'forms',
    'applications',
    'reservations',
    'consent',
    'cart',
    'reviews',
  ],
  setup: (host) => {
    const options = officeRoute();
    const all = `${officePath.calls}/rules`;
    host.app.get(all, options, async (request): Promise<ToldRules> => {
      await requireSpecial(host, request, 'rights');
      const told = await tellRules(host);
      // Who comes back from mending something sees that it is mended.
      const isBad = told.rules.some(({ state }) => state === 'bad');
      return isBad ? tellRules(host, { isAgain: true }) : told;
    });
    host.app.post(`${all}/again`, options, async (request): Promise<ToldRules> => {
      await requireSpecial(host, request, 'rights');
      return tellRules(host, { isAgain: true });
    });
    registerTasks(host, 'rules', async ({ rights: { special } }) => {
      if (!special.includes('rights')) return [];
      const bad = (await tellRules(host)).rules.filter(({ state }) => state === 'bad');
      return [{ name: 'rules', label: texts.task, href: '/wet-en-regels', count: bad.length }];
    });
  },
};
