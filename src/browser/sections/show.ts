import { currentQuery, visit } from './history';
import { withPlace, withPlaces } from './query';
import { reloadSections } from './reload';
import { findSection, placeOf, sectionId } from './section';

/** Sections that turn out to have more or fewer results than before begin at the first page. */
const beginAnew = async (totals: ReadonlyMap<string, string | undefined>): Promise<void> => {
  for (const [id, total] of totals) {
    const section = findSection(id);
    if (!section || section.dataset.total === total) continue;
    const { page, limit } = placeOf(section);
    if (page === 1) continue;
    visit(withPlace(currentQuery(), id, { page: 1, limit }), 'replace');
    await reloadSections([section], currentQuery());
  }
};

/**
 * Shows other results in sections, by an address of its own with the place of each (S2.2/20). Their
 * page is 1 when there turn out to be more or fewer results than were shown (S4.1/4).
 */
export const showResults = async (
  sections: readonly HTMLElement[],
  query: URLSearchParams,
): Promise<void> => {
  const totals = new Map(sections.map((one) => [sectionId(one), one.dataset.total]));
  visit(withPlaces(currentQuery(), query, sections.map(placeOf)));
  await reloadSections(sections, currentQuery());
  await beginAnew(totals);
};
