import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import styles from './counter.module.css';

type Props = {
  action: string;
  label: string;
  hint?: string;
  submit: string;
  typed?: string;
  /** Given, it posts: what may be a customer's code goes in no address. */
  token?: string;
};

/**
 * A line to type or scan in: a scanner ends with Enter, as who types does. It takes no focus by itself: on a phone the
 * keyboard would cover what waits. What a scanner types comes here wherever the focus is (`data-scan`).
 */
export function SearchForm({ action, label, hint, submit, typed, token }: Props) {
  return (
    <form action={action} method={token === undefined ? 'get' : 'post'} className={styles.row}>
      {token !== undefined && <input type="hidden" name={field.token} value={token} />}
      <TextField
        id="counter-search"
        label={label}
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="search"
        defaultValue={typed}
        data-scan
        hint={hint}
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
