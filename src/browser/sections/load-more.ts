import { find, isPlainClick, on } from '../dom';
import { goInstead } from '../post';
import { onSectionLoaded } from './reload';

const LINK = 'a[data-load-more]';

/** Its code comes with the first load. */
const code = () => import('./more-results');

/** Watches for links that load by themselves, where there is one. */
const watch = (): void => {
  if (!find(`${LINK}[data-auto=true]`)) return;
  code().then(({ watchLinks }) => watchLinks(), console.info);
};

/** Load-more links, and those that load by themselves within 100 px (S2.2/17). */
export const startLoadMore = (): void => {
  on('click', LINK, (event, link) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    code().then(
      ({ loadMore }) => loadMore(link, false),
      (error) => goInstead((link as HTMLAnchorElement).href, error),
    );
  });
  onSectionLoaded(watch);
  watch();
};
