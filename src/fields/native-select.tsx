import type { FieldOption } from '#kernel/define/field';
import { Select } from '#ui/select.view';
import styles from './fields.module.css';
import { autocompleteOf, type InputProps } from './input';

type NativeSelectProps = InputProps & {
  options: readonly FieldOption[];
  /** The text of an empty first option; absent: there is none. */
  empty?: string;
};

/**
 * The browser's own select. Without an empty option there is always one chosen, so HTML has no
 * `required` there; people are told all the same that it is asked for.
 */
export function NativeSelect(props: NativeSelectProps) {
  const { field, control, value, options, empty, choose, checkOn } = props;
  const { required, ...rest } = control;
  return (
    <Select
      {...rest}
      required={empty === undefined ? undefined : required}
      aria-required={required}
      className={styles.select}
      value={value}
      autoComplete={autocompleteOf(field)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      onBlur={() => checkOn('blur')}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
