import { type ListCondition, matchesList } from '#kernel/values/list-filter';
import { all, find, on } from '../dom';

const INPUT = '[data-list-filter-input]';

/** The items of a list filter: those in its container, or else on the whole page (S2.2/24). */
const itemsOf = (container: HTMLElement): HTMLElement[] => {
  const target = container.dataset.filterTarget ?? 'li';
  const own = all(target, container);
  return own.length > 0 ? own : all(target);
};

const filterList = (input: HTMLInputElement): void => {
  const container = input.closest<HTMLElement>('[data-list-filter]');
  if (!container) return;
  const { filterSelector, filterCondition } = container.dataset;
  const condition: ListCondition = filterCondition === 'some' ? 'some' : 'every';
  let shown = 0;
  for (const item of itemsOf(container)) {
    const title = (filterSelector && find(filterSelector, item)) || item;
    item.hidden = !matchesList(title.textContent ?? '', input.value, condition);
    if (!item.hidden) shown += 1;
  }
  const empty = find('[data-list-filter-empty]', container);
  if (empty) empty.hidden = shown > 0;
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
};
