import { FILTER_PREFIX } from '#kernel/wire';
import { all, find } from '../dom';
import { plainName } from '../sections/query';
import { texts } from '../texts';

const GROUP = '[data-filter-column]';

const chosenOf = (group: Element): HTMLInputElement[] =>
  all<HTMLInputElement>('input:checked', group).filter(
    ({ value }) => value !== '' && value !== 'all',
  );

const hasText = (group: Element): boolean =>
  all<HTMLInputElement>('input:not([type=checkbox],[type=radio],[type=hidden])', group).some(
    ({ value }) => value.trim() !== '',
  );

/** Active choices of a group; a range from and until is one. */
const activeOf = (group: Element): number => chosenOf(group).length + (hasText(group) ? 1 : 0);

/** An option's own words, without the count beside them. */
const labelOf = (input: HTMLInputElement): string => {
  const label = input.closest('label')?.cloneNode(true) as HTMLElement | undefined;
  for (const count of label ? all('[data-option-count],[data-option-words]', label) : []) {
    count.remove();
  }
  return label?.textContent?.trim() ?? '';
};

/** '{label} {n} geselecteerd', or the chosen radio's own label (S2.2/7). */
const summaryOf = (group: Element, label: string, active: number): string => {
  const [radio] = chosenOf(group).filter((input) => input.type === 'radio');
  if (radio) return labelOf(radio);
  return active > 0 ? texts.selected(label, active) : label;
};

/** Brings what a filter form says of itself up to date: group by group (S4.1/2). */
export const refreshSummary = (form: HTMLFormElement): void => {
  for (const group of all(GROUP, form)) {
    const active = activeOf(group);
    group.classList.toggle('hasActive', active > 0);
    group.dataset.active = String(active);
    const summary = find('[data-group-summary]', group);
    if (!summary) continue;
    const text = summaryOf(group, summary.dataset.label ?? '', active);
    // The same text written again would be laid out again.
    if (summary.textContent !== text) summary.textContent = text;
  }
};

const activeInForm = (form: HTMLFormElement): number => {
  const words = all<HTMLInputElement>('input[type=search]', form).filter(
    ({ value }) => value.trim() !== '',
  ).length;
  return all(GROUP, form).reduce((sum, group) => sum + activeOf(group), words);
};

/** What stands as chips with the results: places that a postcode chose are one. */
const chipsIn = (root: Element): number | undefined =>
  find('section', root) ? all('[data-chip]', root).length : undefined;

const showActive = (root: ParentNode, count: number): void => {
  for (const badge of all('[data-active-count]', root)) {
    badge.textContent = String(count);
    badge.hidden = count === 0;
  }
};

/** Each value of a filter in a form, and nothing else that it asks. */
const filterValues = (form: HTMLFormElement): string[] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith(FILTER_PREFIX) && typeof value === 'string' && value.trim() !== ''
      ? [`${plainName(name)}=${value.trim()}`]
      : [],
  );

/** The counts on the buttons that open a form, and the page's total of active `filter_*` values. */
export const refreshTotals = (forms: readonly HTMLFormElement[]): void => {
  for (const form of forms) {
    const root = form.closest('[data-overview]') ?? form;
    showActive(root, chipsIn(root) ?? activeInForm(form));
  }
  // Linked forms say the same: that counts once (S4.1/2).
  const values = new Set(forms.flatMap(filterValues));
  document.documentElement.dataset.activeFilters = String(values.size);
};
