import type { Feature } from '#platform/host';
import { addStyleguideRoutes } from './server/routes';

/** What the site is built of, for its makers: in development, or with ETALAGE_PREVIEW on. */
export const styleguide: Feature = {
  name: 'styleguide',
  needs: ['pages', 'dialogs'],
  setup: (host) => {
    const { assets, config } = host;
    if (assets.development !== undefined || config.preview) addStyleguideRoutes(host);
  },
};
