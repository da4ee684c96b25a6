import type { ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { chosenIds } from '#kernel/values/chosen-ids';
import { ReferencesValue, ReferenceValue } from './references';
import type { ValueInput, ValueInputProps } from './types';

const asField = (field: ToldField): ToldField => ({ ...field, entity: field.picks?.entity ?? '' });

/** A row by its name; it is stored by its number, or that as a text. Without one: 0, or nothing. */
function Picked({ field, value, change, ...props }: ValueInputProps) {
  const isText = traitsOf(field).text === 'line';
  const [chosen] = chosenIds(String(value ?? '')).filter(Boolean);
  return (
    <ReferenceValue
      {...props}
      field={asField(field)}
      value={chosen ?? null}
      change={(id) => change(isText ? String(id ?? '') : (id ?? 0))}
    />
  );
}

/** Rows by their names, in an order; they are stored as their numbers in a text. */
function PickedMany({ field, value, change, ...props }: ValueInputProps) {
  return (
    <ReferencesValue
      {...props}
      field={asField(field)}
      value={chosenIds(String(value ?? '')).filter(Boolean)}
      change={(ids) => change((ids as number[]).join(', '))}
    />
  );
}

const one: ValueInput = { Input: Picked };
const many: ValueInput = { Input: PickedMany, isGroup: true };

/** The input of a setting that names rows; undefined: it names none. */
export const pickedInput = ({ picks }: ToldField): ValueInput | undefined =>
  picks && (picks.many ? many : one);
