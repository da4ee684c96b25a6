import { isPlainClick, on } from '../dom';
import { currentQuery, visit } from './history';
import { withPlace } from './query';
import { reloadSections } from './reload';
import { scrollToElement } from './scroll';
import { findSection, linkedSections, SECTION, sectionId } from './section';
import { showResults } from './show';

/** Shows a page of a section, by an address of its own or in place of the present one. */
const loadPage = async (
  section: HTMLElement,
  page: number,
  how: 'push' | 'replace',
): Promise<HTMLElement | undefined> => {
  const id = sectionId(section);
  const limit = Number(section.dataset.limit);
  visit(withPlace(currentQuery(), id, { page, limit }), how);
  await reloadSections([section], currentQuery());
  return findSection(id);
};

/**
 * Shows a page of a section and scrolls to it (S2.2/14). When there turn out to be more or fewer
 * results than were shown, it begins again at the first page (S4.1/4).
 */
const goToPage = async (section: HTMLElement, page: number): Promise<void> => {
  const { total } = section.dataset;
  let now = await loadPage(section, page, 'push');
  if (now && now.dataset.total !== total && page > 1) now = await loadPage(now, 1, 'replace');
  if (!now) return;
  now.focus({ preventScroll: true });
  scrollToElement(now);
};

/** A link to this same page with another query: taken over when it stands in a section. */
const queryOf = (link: HTMLAnchorElement): URLSearchParams | undefined => {
  const here = link.origin === location.origin && link.pathname === location.pathname;
  if (!here || link.target || link.hash) return undefined;
  return new URLSearchParams(link.search);
};

const sectionOf = (link: HTMLElement): HTMLElement | undefined => {
  const section = link.closest<HTMLElement>(SECTION) ?? undefined;
  if (!section) console.info('A page link stands outside of its section', link);
  return section;
};

/** Pagination: a page's link loads that page's results in place. */
export const startPagination = (): void =>
  on('click', 'a[data-page-to]', (event, link) => {
    const section = isPlainClick(event) ? sectionOf(link) : undefined;
    if (!section) return;
    event.preventDefault();
    void goToPage(section, Number(link.dataset.pageTo));
  });

/** Chips, reset and other links that ask this page for something else. */
export const startSectionLinks = (onFollow: (query: URLSearchParams) => void): void =>
  on('click', `${SECTION} a[href]`, (event, link) => {
    if (!isPlainClick(event) || link.closest('[data-item],[data-page-to],[data-load-more]')) return;
    const query = queryOf(link as HTMLAnchorElement);
    const section = link.closest<HTMLElement>(SECTION);
    if (!query || !section) return;
    event.preventDefault();
    onFollow(query);
    void showResults(linkedSections(section), query);
  });
