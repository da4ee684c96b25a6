import { createElement } from 'react';
import { addItemPages, storeEntity } from '#features/entities/api.server';
import { registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { TipPage } from './page.view';
import { storedTips, tipSource } from './source';
import type { TipRow } from './tables';

export const tips: Feature = {
  name: 'tips',
  needs: ['settings', 'pages', 'overviews', 'entities'],
  setup: async (host) => {
    await registerEntity(host, tipSource);
    storeEntity(host, storedTips);
    addItemPages<TipRow>(host, storedTips, (tip) => ({
      title: tip.title,
      main: (trail) => createElement(TipPage, { tip, trail }),
    }));
  },
};
