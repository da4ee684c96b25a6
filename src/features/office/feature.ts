import type { Feature } from '#platform/host';
import { addDraftRoutes } from './server/draft-routes';
import { addLinkRoutes } from './server/link-routes';
import { addMediaRoutes } from './server/media-routes';
import { addRowRoutes } from './server/row-routes';
import { addShellRoutes } from './server/shell-routes';

/** Where the chain's people do their work: lists and forms made of what entities say of themselves. */
export const office: Feature = {
  name: 'office',
  needs: ['settings', 'staff', 'entities', 'media', 'uploads'],
  setup: (host) => {
    addRowRoutes(host);
    addDraftRoutes(host);
    addMediaRoutes(host);
    addLinkRoutes(host);
    addShellRoutes(host);
  },
};
