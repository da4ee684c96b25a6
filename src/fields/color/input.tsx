import { Swatch } from '#ui/swatch.view';
import type { FieldDefinition } from '../definition';
import { useFieldTexts } from '../field-texts';
import styles from '../fields.module.css';
import type { InputProps } from '../input';

const HEX = /^#[\da-f]{6}$/i;

/** The browser's own picker, and the colour in words beside it. */
export function ColorInput({ field, value, control, choose, checkOn }: InputProps) {
  const texts = useFieldTexts();
  const shown = HEX.test(value) ? value : field.defaultValue;
  return (
    <span className={styles.color}>
      <input
        {...control}
        type="color"
        className={styles.colorBox}
        value={HEX.test(shown) ? shown : '#000000'}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        onBlur={() => checkOn('blur')}
      />
      <span aria-hidden="true">{HEX.test(shown) ? shown : texts.noColor}</span>
    </span>
  );
}

/** A colour that can't be changed. */
export function ShownColor({ value }: { field: FieldDefinition; value: string }) {
  const texts = useFieldTexts();
  return (
    <span className={styles.color}>
      {HEX.test(value) && <Swatch hex={value} large />}
      {value || texts.nothing}
    </span>
  );
}
