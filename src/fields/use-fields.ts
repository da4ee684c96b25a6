import { useCallback, useRef, useState } from 'react';
import { afterPress } from './after-press';
import type { FieldProblems, FieldValues } from './check';
import { controlId, type FieldDefinition } from './definition';
import { type CheckEvent, checkAt, type FieldState, startState, withValue } from './state';
import type { Posted } from './type';
import { typeOf } from './types';

/** S2.14/31: what a form is told when a field changes. */
export type FieldChange = (name: string, value: string) => void;

type Options = {
  /** Values to begin with, instead of the definitions' own. */
  values?: FieldValues;
  /** What the server found wrong. */
  problems?: FieldProblems;
  onFieldChange?: FieldChange;
};

type States = Readonly<Record<string, FieldState>>;

const begin = (fields: readonly FieldDefinition[], { values, problems }: Options): States =>
  Object.fromEntries(
    fields.map((field) => [
      field.id,
      startState(field, values?.[field.id] ?? typeOf(field).begin(field), problems?.[field.id]),
    ]),
  );

const isTyped = (field: FieldDefinition): boolean => {
  const { blur, change } = typeOf(field).when;
  return blur && !change;
};

const isBusy = (field: FieldDefinition): boolean =>
  document.getElementById(controlId(field))?.contains(document.activeElement) ?? false;

/** The states of a form's fields, and what changes them. */
export const useFields = (fields: readonly FieldDefinition[], options: Options = {}) => {
  const [states, setStates] = useState(() => begin(fields, options));
  // What happens twice between two renderings builds on what happened first.
  const latest = useRef(states);
  const { onFieldChange } = options;
  const put = useCallback((change: (now: States) => States) => {
    latest.current = change(latest.current);
    setStates(latest.current);
  }, []);
  const change = useCallback(
    (field: FieldDefinition, next: (now: FieldState) => FieldState) =>
      put((now) => {
        const state = now[field.id];
        return state ? { ...now, [field.id]: next(state) } : now;
      }),
    [put],
  );
  const tell = (field: FieldDefinition, value: string) => {
    if (typeOf(field).tells) onFieldChange?.(field.name, value);
  };
  const write = (field: FieldDefinition, value: string) => {
    change(field, (now) => withValue(field, now, value));
    tell(field, value);
  };
  const choose = (field: FieldDefinition, value: string) => {
    change(field, (now) => checkAt(field, withValue(field, now, value), 'change'));
    tell(field, value);
  };
  const check = (field: FieldDefinition, at: CheckEvent) =>
    change(field, (now) => checkAt(field, now, at));
  const checkOn = (field: FieldDefinition, at: CheckEvent) =>
    at === 'blur' ? afterPress(() => check(field, at)) : check(field, at);
  /** Checks these fields as when a form is sent; answers the first that is wrong. */
  const checkAll = (these: readonly FieldDefinition[] = fields): FieldDefinition | undefined => {
    for (const field of these) check(field, 'submit');
    return these.find(({ id }) => (latest.current[id]?.problems.length ?? 0) > 0);
  };
  /** Takes over what the visitor filled in before the code was there. */
  const takeOver = useCallback(
    (posted: Posted) =>
      put((now) => {
        const typed = fields.flatMap((field) => {
          const state = now[field.id];
          const value = typeOf(field).readPosted(posted, field);
          const isNew = state && value !== state.value && value !== '' && !field.readonly;
          if (!isNew) return [];
          // Who is still typing has not been wrong yet.
          const begun = isBusy(field) ? withValue(field, state, value) : startState(field, value);
          return [[field.id, begun] as const];
        });
        return typed.length > 0 ? { ...now, ...Object.fromEntries(typed) } : now;
      }),
    [fields, put],
  );
  /** Marks fields as wrong for what others than the library found, such as the server. */
  const refuse = (found: FieldProblems) => {
    for (const field of fields) {
      const problems = found[field.id];
      if (problems) change(field, (now) => ({ ...now, validated: true, problems }));
    }
  };
  /** Empties what is typed, and what is chosen becomes as it was at first (S2.4/7). */
  const reset = () => {
    put((now) => {
      const fresh = begin(fields, {});
      const emptied = fields
        .filter((field) => isTyped(field) && !field.readonly && !field.hidden)
        .map((field) => [field.id, startState(field, '')] as const);
      return { ...now, ...fresh, ...Object.fromEntries(emptied) };
    });
  };
  /** The values at this moment, also those that are not rendered yet. */
  const currentValues = (): FieldValues =>
    Object.fromEntries(Object.entries(latest.current).map(([id, { value }]) => [id, value]));
  const currentStates = (): States => latest.current;
  return {
    states,
    currentStates,
    currentValues,
    write,
    choose,
    checkOn,
    checkAll,
    refuse,
    reset,
    takeOver,
  };
};

export type Fields = ReturnType<typeof useFields>;
