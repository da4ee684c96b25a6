import { charactersLeft } from '#kernel/values/characters-left';
import { classNames } from '#ui/class-names';
import { useFieldTexts } from '../field-texts';
import styles from '../fields.module.css';
import { autocompleteOf, type InputProps } from '../input';
import { useHydrated } from '../use-hydrated';

export function TextareaInput({ field, value, editable, control, ...rest }: InputProps) {
  const { maxlength, countsUsed } = field;
  const counter = maxlength && editable ? `${control.id}-counter` : undefined;
  return (
    <>
      <textarea
        {...control}
        aria-describedby={classNames(control['aria-describedby'], counter)}
        className={classNames(styles.textarea, field.skipped && 'novalidation')}
        rows={5}
        value={value}
        readOnly={!editable}
        maxLength={maxlength}
        placeholder={rest.placeholder}
        autoComplete={autocompleteOf(field)}
        onChange={({ currentTarget }) => rest.write(currentTarget.value)}
        onKeyUp={({ key }) => key !== 'Tab' && rest.checkOn('keyup')}
        onBlur={() => rest.checkOn('blur')}
      />
      {counter && (
        <Counter id={counter} length={value.length} most={maxlength ?? 0} countsUsed={countsUsed} />
      )}
    </>
  );
}

type CounterProps = { id: string; length: number; most: number; countsUsed?: boolean };

/** How much still fits. Without script nothing counts along, so then it says nothing. */
function Counter({ id, length, most, countsUsed }: CounterProps) {
  const texts = useFieldTexts();
  const hydrated = useHydrated();
  const { left, few } = charactersLeft(length, most);
  const said = countsUsed ? texts.charactersUsed(length, most) : texts.charactersLeft(left, most);
  return (
    <p id={id} className={classNames(styles.counter, few && styles.few)}>
      {hydrated && said}
    </p>
  );
}
