import { checkField, isChecked } from './check';
import type { FieldDefinition } from './definition';
import type { Problem } from './type';
import { typeOf } from './types';

/** Where a field stands while its form is filled in. */
export type FieldState = {
  value: string;
  /** It was checked at least once. */
  validated: boolean;
  /** Its value was right at least once, checked or not. */
  met: boolean;
  problems: readonly Problem[];
};

export type CheckEvent = 'keyup' | 'blur' | 'change' | 'submit';

/** S4.2/3: nothing at first; after a check what that said. */
export const stateName = ({ validated, problems }: FieldState): 'none' | 'error' | 'success' => {
  if (!validated) return 'none';
  return problems.length > 0 ? 'error' : 'success';
};

const isDue = (field: FieldDefinition, state: FieldState, event: CheckEvent): boolean => {
  const { keyup, blur, change } = typeOf(field).when;
  if (event === 'submit') return true;
  if (event === 'blur') return blur;
  if (event === 'change') return change;
  if (keyup === 'validated') return state.validated;
  return keyup === 'always' || (keyup === 'met' && (state.met || state.validated));
};

/** A state after its check, if the field is one that is checked. */
const checked = (field: FieldDefinition, state: FieldState): FieldState =>
  isChecked(field)
    ? { ...state, validated: true, problems: checkField(field, state.value) }
    : { ...state, problems: [] };

/** How a field begins: one with a value is checked at once (S4.2/4), and so is what was sent back. */
export const startState = (
  field: FieldDefinition,
  value: string,
  problems: readonly Problem[] = [],
): FieldState => {
  const state = { value, validated: problems.length > 0, met: false, problems };
  return value === '' || problems.length > 0 ? state : setMet(field, checked(field, state));
};

const setMet = (field: FieldDefinition, state: FieldState): FieldState =>
  state.met || checkField(field, state.value).length > 0 || state.value === ''
    ? state
    : { ...state, met: true };

/**
 * A field's state with a new value. Nothing is checked yet, but what has been put right is no longer
 * wrong, unless its type waits for the field to be left.
 */
export const withValue = (field: FieldDefinition, state: FieldState, value: string): FieldState => {
  const next = setMet(field, { ...state, value });
  const isRepaired =
    state.problems.length > 0 &&
    typeOf(field).when.keyup !== 'never' &&
    checkField(field, value).length === 0;
  return isRepaired ? { ...next, problems: [] } : next;
};

/** A field's state after a moment at which it may be checked (S4.2/4, S5.2/1). */
export const checkAt = (
  field: FieldDefinition,
  state: FieldState,
  event: CheckEvent,
): FieldState => (isDue(field, state, event) ? checked(field, state) : state);
