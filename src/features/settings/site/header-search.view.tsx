import { field } from '#kernel/wire';
import { searchIn } from '#kernel/wire-language';
import { Icon } from '#ui/icon.view';
import { useLanguage } from '#ui/language';
import styles from '#ui/search-form.module.css';
import { useUi } from '#ui/use-ui';

export type HeaderSearchProps = { value?: string; id?: string };

/** A search form that works by itself: it goes to the search page. */
export function HeaderSearch({ value, id = 'header-search' }: HeaderSearchProps) {
  const ui = useUi();
  return (
    <search>
      <form className={styles.form} action={searchIn(useLanguage())} method="get">
        <label className="visually-hidden" htmlFor={id}>
          {ui.shell.searchLabel}
        </label>
        <input
          className={styles.input}
          id={id}
          type="search"
          name={field.search}
          defaultValue={value}
          placeholder={ui.shell.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className={styles.button} type="submit">
          <Icon name="search" />
          <span className="visually-hidden">{ui.shell.search}</span>
        </button>
      </form>
    </search>
  );
}
