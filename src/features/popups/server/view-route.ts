import { popupPath } from '#kernel/wire-popups';
import type { Host } from '#platform/host';
import { getPopup } from './field-routes';
import { showPopup } from './page';

/** A popup as a page of its own, or a fragment. No search engine keeps either. */
export const addViewRoute = (host: Host): void => {
  host.app.get(popupPath.view(':id'), (request, reply) =>
    showPopup(host, { request, reply }, getPopup(host, request)),
  );
};
