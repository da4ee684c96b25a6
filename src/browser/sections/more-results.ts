import { paging } from '#kernel/limits';
import { field } from '#kernel/wire';
import { all, announce, find } from '../dom';
import { goInstead } from '../post';
import { texts } from '../texts';
import { currentQuery, visit } from './history';
import { withPlace } from './query';
import { loadSection, tellLoaded } from './reload';
import { findSection, SECTION, sectionId } from './section';
import { appendCells } from './swap';

const LINK = '[data-load-more]';
const locked = new Set<string>();

/** How many of a section's results the visitor has before and on this page. */
const loadedCount = (section: HTMLElement): number =>
  Number(section.dataset.start) + all('[data-results] [data-item]', section).length;

/** The link says what a next load brings; it goes once all is there (S2.2/18, S2.2/19). */
const updateLink = (section: HTMLElement, next: HTMLElement): void => {
  const link = find<HTMLAnchorElement>(LINK, section);
  const fresh = find<HTMLAnchorElement>(LINK, next);
  if (!fresh || loadedCount(section) >= Number(section.dataset.total)) {
    link?.remove();
    return;
  }
  link?.setAttribute('href', fresh.getAttribute('href') ?? '');
  link?.replaceChildren(...fresh.childNodes);
};

/** Where a load takes as many as a page holds, the numbered pages can follow. */
const updatePagination = (section: HTMLElement, next: HTMLElement): void => {
  const fresh = find('[data-pagination]', next);
  if (section.dataset.limit !== section.dataset.loadLimit || !fresh) return;
  find('[data-pagination]', section)?.replaceWith(fresh);
};

const firstLink = (cell: Element | undefined) => cell && find('a, button', cell);

const showMore = (section: HTMLElement, next: HTMLElement): void => {
  const link = find(LINK, section);
  const hadFocus = link !== null && link === document.activeElement;
  const first = appendCells(section, next);
  section.dataset.total = next.dataset.total;
  updateLink(section, next);
  updatePagination(section, next);
  if (hadFocus) firstLink(first)?.focus({ preventScroll: true });
  announce(texts.shown(loadedCount(section), Number(section.dataset.total)));
};

/** Adds the next results to a section (S2.2/16). One load at a time, with 750 ms between (S4.1/7). */
export const loadMore = async (link: HTMLElement, auto: boolean): Promise<void> => {
  const section = link.closest<HTMLElement>(SECTION);
  // What stands in no section is a list that its own page has more of.
  if (!section) return (await import('../reviews/more')).showMore(link as HTMLAnchorElement);
  const id = sectionId(section);
  // A reload that runs brings results of its own: more of the old ones must not end it.
  if (locked.has(id) || section.ariaBusy === 'true') return;
  locked.add(id);
  try {
    const place = {
      [field.start(id)]: String(loadedCount(section)),
      [field.limit(id)]: section.dataset.loadLimit ?? section.dataset.limit ?? '',
    };
    const reply = await loadSection(section, currentQuery(), place);
    if (!reply || findSection(id) !== section) return;
    showMore(section, reply.next);
    visit(withPlace(currentQuery(), id, { page: 1, limit: loadedCount(section) }), 'replace');
    tellLoaded(section, reply.facts);
  } catch (error) {
    // What the page began by itself must not take the visitor elsewhere.
    if (!auto) return goInstead((link as HTMLAnchorElement).href, error);
    link.dataset.auto = 'false';
    console.info(`Section ${id} loads no more by itself`, error);
  } finally {
    setTimeout(() => {
      locked.delete(id);
      watchLinks();
    }, paging.loadLock);
  }
};

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target.isConnected) void loadMore(target as HTMLElement, true);
    }
  },
  { rootMargin: `${paging.autoLoadMargin}px` },
);

/** Watches for links that the visitor comes near to; one that is near already counts at once. */
export const watchLinks = (): void => {
  observer.disconnect();
  for (const link of all(`${LINK}[data-auto=true]`)) observer.observe(link);
};
