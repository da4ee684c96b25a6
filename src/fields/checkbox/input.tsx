import { buttonClass } from '#ui/button.view';
import { ChoiceList, optionsOf } from '../choice-list';
import { CHOSEN_NONE, isDropdown, readKeys, writeKeys } from '../choices';
import { useFieldTexts } from '../field-texts';
import styles from '../fields.module.css';
import type { InputProps } from '../input';
import { keyName } from '../type';
import { useCode, useHydrated } from '../use-hydrated';
import { checkboxField } from './field';

const load = () => import('../dropdown').then(({ Dropdown }) => Dropdown);

/** The value once a key is chosen or let go; 'Geen' lets go of all others. */
const withKey = (value: string, key: string, chosen: boolean): string => {
  if (key === CHOSEN_NONE) return chosen ? CHOSEN_NONE : '';
  const others = readKeys(value).filter((one) => one !== key);
  return writeKeys(chosen ? [...others, key] : others);
};

const keysWithNone = (value: string): string[] =>
  value === CHOSEN_NONE ? [CHOSEN_NONE] : readKeys(value);

export function CheckboxInput(props: InputProps) {
  const { field, control, labelId } = props;
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={control['aria-describedby']}>
      {isDropdown(field) ? <CheckboxDropdown {...props} /> : <CheckboxList {...props} />}
    </fieldset>
  );
}

function CheckboxList({ field, value, control, choose, checkOn }: InputProps) {
  const chosen = keysWithNone(value);
  return (
    <ChoiceList
      type="checkbox"
      options={optionsOf(field, CHOSEN_NONE)}
      id={control.id}
      name={keyName(field)}
      isChosen={(key) => chosen.includes(key)}
      onChoose={(key, is) => choose(withKey(value, key, is))}
      attributes={{ disabled: control.disabled, 'aria-invalid': control['aria-invalid'] }}
      onBlur={() => checkOn('blur')}
    />
  );
}

/** S2.14/26: many stand behind one button; without script behind one that opens by itself. */
function CheckboxDropdown(props: InputProps) {
  const texts = useFieldTexts();
  const { field, value, control, labelId, choose, checkOn } = props;
  const { code: Dropdown } = useCode(useHydrated(), load);
  const placeholder = texts.dropdown(field.label);
  const shown = checkboxField.show(value, field);
  if (!Dropdown) {
    return (
      <details className={styles.openable}>
        <summary className={buttonClass('secondary')}>{shown || placeholder}</summary>
        <CheckboxList {...props} />
      </details>
    );
  }
  const before = keysWithNone(value);
  const chooseAll = (keys: string[]) => {
    const choosesNone = keys.includes(CHOSEN_NONE) && !before.includes(CHOSEN_NONE);
    choose(choosesNone ? CHOSEN_NONE : writeKeys(keys.filter((key) => key !== CHOSEN_NONE)));
  };
  return (
    <>
      <Dropdown
        multiple
        control={control}
        labelId={labelId}
        options={optionsOf(field, CHOSEN_NONE)}
        value={before}
        text={shown || (value === CHOSEN_NONE ? texts.none : placeholder)}
        onChoose={chooseAll}
        onLeave={() => checkOn('blur')}
      />
      <input type="hidden" name={control.name} value={value} disabled={control.disabled} />
    </>
  );
}
