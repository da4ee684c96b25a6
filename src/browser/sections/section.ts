import { field, view } from '#kernel/wire';
import { all } from '../dom';
import { token } from '../session';
import { filtersOf, type SectionPlace } from './query';

export const SECTION = 'section[data-section-url]';

/** A section's number, or its virtual id. */
export const sectionId = (section: HTMLElement): string =>
  section.dataset.blockId ?? section.dataset.virtualId ?? '';

/** Where a section is, as it stands on the page. */
export const placeOf = (section: HTMLElement): SectionPlace => ({
  id: sectionId(section),
  page: Number(section.dataset.page) || 1,
  limit: Number(section.dataset.limit),
});

/** The section with this id, as it is on the page now. */
export const findSection = (id: string): HTMLElement | undefined =>
  listSections().find((section) => sectionId(section) === id);

export const listSections = (): HTMLElement[] => all(SECTION);

/** The sections that share a section's or a form's filters, that section included. */
export const linkedSections = (one: HTMLElement): HTMLElement[] => {
  const { ajaxFilterId } = one.dataset;
  const form = one.dataset.for;
  return listSections().filter(
    (section) =>
      section === one ||
      sectionId(section) === form ||
      (ajaxFilterId !== undefined && section.dataset.ajaxFilterId === ajaxFilterId),
  );
};

const fixedFields = (section: HTMLElement): Record<string, string | undefined> => {
  const { dataset } = section;
  const shared = {
    [field.entityId]: dataset.entityId,
    [field.entityObject]: dataset.entityObject,
    [field.language]: dataset.language ?? document.documentElement.dataset.language,
    [field.view]: view.ajax,
    [field.token]: token(),
  };
  if (!dataset.virtualId) return { ...shared, [field.blockId]: dataset.blockId };
  return {
    ...shared,
    [field.virtualId]: dataset.virtualId,
    [field.moduleAccess]: dataset.moduleAccess,
    [field.blockType]: dataset.blockType,
    [field.blockFilters]: dataset.blockFilters,
    [field.position]: dataset.virtualId.split(/[-_]/).pop(),
  };
};

/** What a section's reload posts (S7.1/2, S7.1/3). `more` goes over what the query says. */
export const sectionForm = (
  section: HTMLElement,
  query: URLSearchParams,
  more: Record<string, string> = {},
): URLSearchParams => {
  const id = sectionId(section);
  const form = new URLSearchParams(filtersOf(query));
  for (const name of [field.page(id), field.limit(id)]) {
    const value = query.get(name);
    if (value !== null) form.set(name, value);
  }
  for (const [name, value] of Object.entries({ ...fixedFields(section), ...more })) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
};
