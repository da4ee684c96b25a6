import type { Outcome } from './reply';

/**
 * Events of a form's element. They bubble; whoever prevents one takes over what would follow: the
 * callbacks of S2.4/5-6.
 */
export const formEvent = {
  success: 'etalage:form-success',
  error: 'etalage:form-error',
} as const;

export type FormEventDetail = { formId: number; name: string; outcome: Outcome };

/** Tells the page what became of a form; false when somebody took over. */
export const tellPage = (form: HTMLFormElement, detail: FormEventDetail): boolean =>
  form.dispatchEvent(
    new CustomEvent<FormEventDetail>(
      detail.outcome.kind === 'success' ? formEvent.success : formEvent.error,
      { bubbles: true, cancelable: true, detail },
    ),
  );
