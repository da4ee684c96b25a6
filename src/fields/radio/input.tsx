import { ChoiceList, optionsOf } from '../choice-list';
import { isDropdown, optionLabel } from '../choices';
import { useFieldTexts } from '../field-texts';
import type { InputProps } from '../input';
import { NativeSelect } from '../native-select';
import { useCode, useHydrated } from '../use-hydrated';

const load = () => import('../dropdown').then(({ Dropdown }) => Dropdown);

export function RadioInput(props: InputProps) {
  if (isDropdown(props.field)) return <RadioDropdown {...props} />;
  const { field, value, control, labelId, choose, checkOn } = props;
  const { id, name, 'aria-describedby': described, ...attributes } = control;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={described}
      aria-required={field.required || undefined}
      aria-invalid={attributes['aria-invalid']}
    >
      <ChoiceList
        type="radio"
        options={optionsOf(field)}
        id={id}
        name={name}
        isChosen={(one) => one === value}
        onChoose={choose}
        attributes={{
          disabled: attributes.disabled,
          required: attributes.required,
          'aria-invalid': attributes['aria-invalid'],
        }}
        onBlur={() => checkOn('blur')}
      />
    </div>
  );
}

/** S2.14/26: many radios stand behind one button; without script in the browser's own select. */
function RadioDropdown(props: InputProps) {
  const texts = useFieldTexts();
  const { field, value, control, labelId, choose, checkOn } = props;
  const { code: Dropdown } = useCode(useHydrated(), load);
  const placeholder = texts.dropdown(field.label);
  if (!Dropdown) return <NativeSelect {...props} options={field.options} empty={placeholder} />;
  return (
    <>
      <Dropdown
        control={control}
        labelId={labelId}
        options={optionsOf(field)}
        value={value}
        text={optionLabel(field, value) || placeholder}
        onChoose={choose}
        onLeave={() => checkOn('blur')}
      />
      <input type="hidden" name={control.name} value={value} disabled={control.disabled} />
    </>
  );
}
