import { fieldLimits } from '#kernel/limits-fields';
import { Select } from '#ui/select.view';
import { useFieldTexts } from '../field-texts';
import styles from '../fields.module.css';
import { FieldError, FieldLabel } from '../frame';
import type { AddressPart } from './value';

/** What browsers may fill in: HTML has no name for a house number and what comes after it. */
const tokens: Partial<Record<AddressPart, string>> = {
  zipcode: 'postal-code',
  street: 'address-line1',
  place: 'address-level2',
  province: 'address-level1',
  country: 'country',
};

type PartInputProps = {
  part: AddressPart;
  id: string;
  name: string;
  value: string;
  required: boolean;
  disabled?: boolean;
  autoFill: boolean;
  error?: string;
  onFocus: () => void;
  onWrite: (value: string) => void;
  onChoose: (value: string) => void;
  onKeyUp: () => void;
};

/** One line of an address, with a label and an error of its own. */
export function PartInput(props: PartInputProps) {
  const texts = useFieldTexts();
  const { part, id, error } = props;
  const attributes = {
    id,
    name: props.name,
    value: props.value,
    disabled: props.disabled,
    required: props.required || undefined,
    autoComplete: (props.autoFill && tokens[part]) || 'off',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    onFocus: props.onFocus,
  };
  return (
    <div className={styles[`part-${part}`]} data-state={error ? 'error' : undefined}>
      <FieldLabel htmlFor={id} required={props.required}>
        {texts.address[part]}
      </FieldLabel>
      {part === 'country' ? (
        <Select
          {...attributes}
          className={styles.select}
          onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}
        >
          {fieldLimits.countries.map((code) => (
            <option key={code} value={code}>
              {texts.countries[code]}
            </option>
          ))}
        </Select>
      ) : (
        <input
          {...attributes}
          type="text"
          className={styles.input}
          onChange={({ currentTarget }) => props.onWrite(currentTarget.value)}
          onKeyUp={({ key }) => key !== 'Tab' && props.onKeyUp()}
        />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
