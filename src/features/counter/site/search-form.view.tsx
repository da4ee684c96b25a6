import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import styles from './counter.module.css';

type Props = {
  action: string;
  label: string;
  hint?: string;
  submit: string;
  typed?: string;
  /** Where a scanner types at once, without a press. */
  isFirst?: boolean;
};

/** A line to type or scan in: a scanner ends with Enter, as who types does. */
export function SearchForm({ action, label, hint, submit, typed, isFirst }: Props) {
  return (
    <form action={action} className={styles.row}>
      <TextField
        id="counter-search"
        label={label}
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="search"
        defaultValue={typed}
        autoFocus={isFirst}
        hint={hint}
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
