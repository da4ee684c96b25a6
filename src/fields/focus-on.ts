/** Gives the focus to a field of a form, known by its id: to the first of its inputs that is wrong. */
export const focusOn = (form: HTMLElement, id: string): void => {
  const field = form.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const frame = field?.closest<HTMLElement>('[data-state="error"]') ?? field;
  const wrong = frame?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? field)?.focus();
};
