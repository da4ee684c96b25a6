import { storeTexts } from '#kernel/messages/nl-stores';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import styles from './stock-search.module.css';

export type StockSearchProps = {
  /** The virtual section that it searches. */
  section: string;
  /** The store page's path. */
  action: string;
  search: string;
  /** The store's name. */
  store: string;
};

const texts = storeTexts.stock;

/** The heading of what lies in one store, and a search through it: a filter form of the section below. */
export function StockSearch({ section, action, search, store }: StockSearchProps) {
  const id = `${section}-search`;
  return (
    <div className={styles.head}>
      <h2>{texts.title}</h2>
      <form
        id={`refine-${section}`}
        className={styles.form}
        method="get"
        action={action}
        aria-label={`${texts.label}: ${store}`}
        data-refines=""
        data-for={section}
        data-ajax-filter-id={section}
        data-mode="inline"
        data-suggest-section={section}
      >
        <label className={styles.label} htmlFor={id}>
          {texts.label}
        </label>
        <div className={styles.box}>
          <input
            id={id}
            className={styles.input}
            type="search"
            name={field.search}
            defaultValue={search}
            placeholder={texts.placeholder}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded="false"
            aria-controls={`${id}-list`}
          />
          <Button type="submit" kind="secondary">
            {texts.submit}
          </Button>
        </div>
        <div id={`${id}-list`} data-suggest-box="" hidden />
      </form>
    </div>
  );
}
