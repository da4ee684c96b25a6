import { fillForms } from '../refines/forms';
import { currentQuery, onTravel } from './history';
import { startLoadMore } from './load-more';
import { startPagination, startSectionLinks } from './paging';
import { isPlace } from './query';
import { reloadSections } from './reload';
import { findSection, listSections, sectionId } from './section';

/** The sections that a change of these parameters touches. */
const touchedBy = (changed: readonly string[]): HTMLElement[] => {
  const sections = listSections();
  if (changed.some((name) => !isPlace(name))) return sections;
  return sections.filter((section) =>
    changed.some((name) => name.replace(/^[a-z]+_/, '') === sectionId(section)),
  );
};

/** S8.7/3: an address that pages through a section which this page doesn't have. */
const logMissing = (): void => {
  for (const name of currentQuery().keys()) {
    const id = name.replace(/^[a-z]+_/, '');
    if (isPlace(name) && !findSection(id)) console.info(`This page has no section ${id} to page`);
  }
};

/** Paging, load more, links within sections, and the way back and forward. */
export const startSections = (): void => {
  logMissing();
  if (listSections().length === 0) return;
  startPagination();
  startLoadMore();
  startSectionLinks(fillForms);
  onTravel(async (changed) => {
    fillForms(currentQuery());
    await reloadSections(touchedBy(changed), currentQuery());
  });
};
