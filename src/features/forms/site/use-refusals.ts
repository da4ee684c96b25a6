import { type RefObject, useEffect, useRef } from 'react';
import { formEvent } from '#kernel/wire-forms';
import type { FormRefusal, FormStep } from '../contract';
import { fieldProblems } from './problems';
import type { CheckedFields } from './use-checked-fields';

/** Marks fields as whoever stands beside the form says. */
export const useRefusals = (
  ref: RefObject<HTMLFormElement | null>,
  steps: readonly FormStep[],
  fields: CheckedFields,
): void => {
  const take = (errors: FormRefusal) => {
    for (const field of fields.all) {
      if (errors[field.name] === '') fields.choose(field, fields.textOf(field.name));
    }
    const wrong = Object.entries(errors).filter(([, message]) => message !== '');
    fields.refuse(fieldProblems(steps, Object.fromEntries(wrong)));
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const form = ref.current;
    const heard = (event: Event) => latest.current((event as CustomEvent<FormRefusal>).detail);
    form?.addEventListener(formEvent.refuse, heard);
    return () => form?.removeEventListener(formEvent.refuse, heard);
  }, [ref]);
};
