import { formEvent } from '#kernel/wire-forms';
import type { Outcome } from './reply';

export type FormEventDetail = { formId: number; name: string; outcome: Outcome };

/** Tells the page what became of a form; false when somebody took over. */
export const tellPage = (form: HTMLFormElement, detail: FormEventDetail): boolean =>
  form.dispatchEvent(
    new CustomEvent<FormEventDetail>(
      detail.outcome.kind === 'success' ? formEvent.success : formEvent.error,
      { bubbles: true, cancelable: true, detail },
    ),
  );
