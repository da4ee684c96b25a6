import type { FieldOption } from '#kernel/define/field';
import { hasNoneOption, NONE } from './choices';
import type { FieldDefinition } from './definition';
import { wordsOf } from './field-texts';
import styles from './fields.module.css';

/** A field's options, with 'Geen' before them where it has that. */
export const optionsOf = (field: FieldDefinition, none = NONE): readonly FieldOption[] =>
  hasNoneOption(field)
    ? [{ value: none, label: wordsOf(field).none }, ...field.options]
    : field.options;

type ChoiceListProps = {
  type: 'radio' | 'checkbox';
  options: readonly FieldOption[];
  id: string;
  name: string;
  isChosen: (value: string) => boolean;
  onChoose: (value: string, chosen: boolean) => void;
  attributes?: { disabled?: boolean; required?: boolean; 'aria-invalid'?: true };
  onBlur?: () => void;
};

/** Options in sight, one below the other. */
export function ChoiceList({ type, options, id, name, ...rest }: ChoiceListProps) {
  return (
    <div className={styles.choices}>
      {options.map(({ value, label }, index) => (
        <label key={value} className={styles.choice}>
          <input
            {...rest.attributes}
            // Left to itself a browser calls it wrong before anybody chose.
            aria-invalid={rest.attributes?.['aria-invalid'] ?? false}
            type={type}
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={value}
            checked={rest.isChosen(value)}
            onChange={({ currentTarget }) => rest.onChoose(value, currentTarget.checked)}
            onBlur={rest.onBlur}
            className={type === 'radio' ? styles.radio : styles.checkbox}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
