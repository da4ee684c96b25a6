/** What takes the focus; a group of radios or checkboxes itself doesn't. */
const CONTROL =
  ':is(input:not([type=hidden]),select,textarea,button):not(:disabled),[tabindex],[contenteditable=true]';

const controlIn = (element: HTMLElement): HTMLElement =>
  element.matches(CONTROL) ? element : (element.querySelector<HTMLElement>(CONTROL) ?? element);

/**
 * Gives the focus to a field of a form, known by its id: to the first of its inputs that is wrong, of
 * a wrong group to its first choice (S5.1/4). Answers what has it.
 */
export const focusOn = (form: HTMLElement, id: string): HTMLElement | undefined => {
  const field = form.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const frame = field?.closest<HTMLElement>('[data-state="error"]') ?? field;
  const wrong = frame?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong ?? field;
  if (!target) return;
  const control = controlIn(target);
  control.focus();
  return control;
};
