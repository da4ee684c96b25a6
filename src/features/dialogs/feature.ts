import type { Feature } from '#platform/host';
import { addConfirmRoute } from './server/routes';

/** Questions that links ask before they act. */
export const dialogs: Feature = {
  name: 'dialogs',
  needs: ['pages'],
  setup: (host) => addConfirmRoute(host),
};
