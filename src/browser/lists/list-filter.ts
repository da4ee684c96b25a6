import { type ListCondition, matchesList } from '#kernel/values/list-filter';
import { all, find, on } from '../dom';
import { onSectionLoaded } from '../sections/reload';

const CONTAINER = '[data-list-filter]';
const INPUT = '[data-list-filter-input]';

/** What was typed, by the input's id: a section that is loaded anew brings an empty input. */
const typed = new Map<string, string>();

/** The items of a list filter: those in its container, or else on the whole page (S2.2/24). */
const itemsOf = (container: HTMLElement): HTMLElement[] => {
  const target = container.dataset.filterTarget ?? 'li';
  const own = all(target, container);
  return own.length > 0 ? own : all(target);
};

/** A heading over items that are all hidden goes with them; what is found stands open. */
const hideGroups = (container: HTMLElement, words: string): void => {
  const target = container.dataset.filterTarget ?? 'li';
  for (const group of all('[data-list-filter-group]', container)) {
    group.hidden = all(target, group).every((item) => item.hidden);
    for (const fold of all<HTMLDetailsElement>('details', group)) fold.open = words.trim() !== '';
  }
};

/** How many are left, where it is read aloud; nothing when nothing was typed. */
const tell = (container: HTMLElement, words: string, shown: number): void => {
  const status = find('[data-list-filter-status]', container);
  if (!status) return;
  const { one = '', many = '', none = '' } = status.dataset;
  const counted = shown === 0 ? none : `${shown} ${shown === 1 ? one : many}`;
  const text = words.trim() === '' ? '' : counted;
  if (status.textContent !== text) status.textContent = text;
};

const filterList = (input: HTMLInputElement): void => {
  const container = input.closest<HTMLElement>(CONTAINER);
  if (!container) return;
  typed.set(input.id, input.value);
  const { filterSelector, filterCondition } = container.dataset;
  const condition: ListCondition = filterCondition === 'some' ? 'some' : 'every';
  let shown = 0;
  for (const item of itemsOf(container)) {
    const title = (filterSelector && find(filterSelector, item)) || item;
    item.hidden = !matchesList(title.textContent ?? '', input.value, condition);
    if (!item.hidden) shown += 1;
  }
  hideGroups(container, input.value);
  tell(container, input.value, shown);
};

/** Filters again, after the items or the input itself are new. */
const refilter = (root: ParentNode): void => {
  for (const input of all<HTMLInputElement>(INPUT, root)) {
    if (input.value === '') input.value = typed.get(input.id) ?? '';
    if (input.value !== '') filterList(input);
  }
};

/** Lists that a text input filters as one types; Enter sends nothing (S5.5/2). */
export const startListFilters = (): void => {
  const filter = (_: Event, input: HTMLElement) => filterList(input as HTMLInputElement);
  on('keyup', INPUT, filter);
  // Pasting, dictating and the box's own cross come without a key.
  on('input', INPUT, filter);
  on('keydown', INPUT, (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  onSectionLoaded(refilter);
  // What was typed before this was there, or put back by the browser.
  refilter(document);
  addEventListener('pageshow', () => refilter(document));
};
