import { useFieldTexts } from '../field-texts';
import type { InputProps } from '../input';
import { NativeSelect } from '../native-select';

/** S2.14/24: what is not required can be left at nothing. */
export function SelectInput(props: InputProps) {
  const texts = useFieldTexts();
  const { options, required, label } = props.field;
  const empty = required ? undefined : texts.select(label);
  return <NativeSelect {...props} options={options} empty={empty} />;
}
