import { all, find } from '../dom';
import type { SectionFacts } from '../sections/headers';
import { findSection, sectionId } from '../sections/section';
import { listForms } from './forms';

/** The forms whose options a section's replies speak of. */
const formsFor = (id: string): HTMLFormElement[] => {
  const filterId = findSection(id)?.dataset.ajaxFilterId;
  return listForms().filter(({ dataset }) => {
    if (dataset.for === id) return true;
    const hasOwn = dataset.for !== undefined && findSection(dataset.for) !== undefined;
    return !hasOwn && filterId !== undefined && dataset.ajaxFilterId === filterId;
  });
};

/**
 * An option that would leave nothing is disabled, and has the class that its form is set to; a chosen
 * one never is (S4.1/1).
 */
const enableOption = (label: HTMLElement, enabled: boolean): void => {
  const input = find<HTMLInputElement>('input', label);
  if (!input) return;
  input.disabled = !enabled && !input.checked;
  const { disabledClass = 'disabled' } = input.form?.dataset ?? {};
  label.classList.toggle(disabledClass, input.disabled);
};

/** 'artikel' or 'artikelen', after a form's own words for one and for more. */
const nounOf = (form: HTMLFormElement, count: string): string => {
  const [one = '', more = ''] = form.dataset.noun?.split('|') ?? [];
  return (count === '1' ? one : more).replace(/^\d+ /, '');
};

const showCounts = (
  form: HTMLFormElement,
  group: Element,
  counts: Map<string, string> | undefined,
): void => {
  for (const label of all('[data-filter-id]', group)) {
    const seen = find('[data-option-count]', label);
    const heard = find('[data-option-words]', label);
    // A count of before the last choice would be wrong: rather none.
    const count = counts && (counts.get(label.dataset.filterId ?? '') ?? '0');
    if (seen) seen.textContent = count ?? '';
    if (heard) heard.textContent = count === undefined ? '' : ` (${count} ${nounOf(form, count)})`;
  }
};

/** Applies what a reply says is still available; with no results at all, everything stays open. */
export const applyFacts = (id: string, facts: SectionFacts, isNew: boolean): void => {
  for (const form of formsFor(id)) {
    for (const [column, ids] of facts.enabled) {
      const group = find(`[data-filter-column="${CSS.escape(column)}"]`, form);
      if (!group) continue;
      for (const label of all('[data-filter-id]', group)) {
        enableOption(label, !facts.total || ids.has(label.dataset.filterId ?? ''));
      }
      if (isNew) showCounts(form, group, facts.counts.get(column));
    }
  }
};

/** The button that closes a sheet says what waits behind it: 'Toon 38 artikelen'. */
export const applyCount = (section: HTMLElement): void => {
  const status = find('[data-section-status]', section)?.textContent?.trim();
  if (!status) return;
  for (const form of formsFor(sectionId(section))) {
    for (const count of all('[data-apply-count]', form)) count.textContent = status;
  }
};
