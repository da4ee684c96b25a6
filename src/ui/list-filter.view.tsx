import type { Noun } from '#kernel/messages/nl-ui';
import styles from './list-filter.module.css';
import { TextField } from './text-field.view';
import { useUi } from './use-ui';

export type ListFilterProps = {
  /** The input's; unique on the page. */
  id: string;
  noun: Noun;
};

/** What the container of a list filter says of its items (S2.2/24). */
export type ListFilterTarget = {
  /** Selector of the items. */
  target: string;
  /** Selector of the element within an item whose text is matched. */
  selector: string;
  condition: 'every' | 'some';
};

/** The attributes of the element that holds a list filter and the list that it filters. */
export const listFilterAttributes = ({ target, selector, condition }: ListFilterTarget) => ({
  'data-list-filter': '',
  'data-filter-target': target,
  'data-filter-selector': selector,
  'data-filter-condition': condition,
});

/**
 * The input that filters a list as one types, and what it left (S2.2/25). It does nothing without
 * script and isn't shown then: all of the list is on the page.
 */
export function ListFilter({ id, noun }: ListFilterProps) {
  const { listFilter } = useUi();
  return (
    <div className={styles.filter}>
      <TextField
        id={id}
        label={listFilter.label(noun)}
        type="search"
        autoComplete="off"
        spellCheck={false}
        data-list-filter-input=""
      />
      <p
        className={styles.status}
        role="status"
        data-list-filter-status=""
        data-one={listFilter.one(noun)}
        data-many={listFilter.many(noun)}
        data-none={listFilter.none}
      />
    </div>
  );
}
