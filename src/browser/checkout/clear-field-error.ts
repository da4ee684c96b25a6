import { errorSummaryMark } from '#kernel/error-summary';
import { all, find, on } from '../dom';

const FORM = 'form[data-update-url]';

/** Takes a message away, and the word that it belongs to an element. */
const forget = (element: Element, message: string): void => {
  const others = element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .filter((id) => id !== message);
  if (others?.length) element.setAttribute('aria-describedby', others.join(' '));
  else element.removeAttribute('aria-describedby');
  find(`#${CSS.escape(message)}`)?.remove();
  tidySummary(message.replace(/-error$/, ''));
};

/** In the list of all that was wrong it is crossed out: taken away, it would move what is typed in. */
const tidySummary = (id: string): void => {
  const link = find(`[${errorSummaryMark}] li > a[href="#${CSS.escape(id)}"]`);
  if (!link) return;
  const done = document.createElement('s');
  done.textContent = link.textContent;
  done.dataset.cleared = id;
  link.replaceWith(done);
};

/** What the list said of a field, where that is crossed out by now. */
export const clearedText = ({ id }: Element): string | undefined =>
  (id && find(`[data-cleared="${CSS.escape(id)}"]`)?.textContent) || undefined;

/** A field that is wrong after all stands in the list again, as a link to it. */
export const listAgain = ({ id }: Element): void => {
  const done = id ? find(`[data-cleared="${CSS.escape(id)}"]`) : null;
  if (!done) return;
  const link = Object.assign(document.createElement('a'), { href: `#${id}` });
  link.textContent = done.textContent;
  done.replaceWith(link);
};

/** What was wrong with a field is no longer said beside it: it is looked at again when it is sent. */
export const clearFieldError = (control: Element): void => {
  control.removeAttribute('aria-invalid');
  forget(control, `${control.id}-error`);
};

const isAsked = (field: Element): boolean => {
  const box = find<HTMLInputElement>('input[name=account_sameas]', field.closest(FORM) ?? field);
  return !(box?.checked && field.closest('[data-delivery-address]'));
};

/** Fields that another choice took away, or folded, are asked no more: nor does the list ask them. */
const settleSummary = (): void => {
  for (const link of all<HTMLAnchorElement>(`${FORM} [${errorSummaryMark}] li > a[href^="#"]`)) {
    const id = link.hash.slice(1);
    const field = find(`#${CSS.escape(id)}`);
    if (!field || !isAsked(field)) tidySummary(id);
  }
  for (const done of all('[data-cleared]')) {
    const field = find(`#${CSS.escape(done.dataset.cleared ?? '')}`);
    if (field?.matches('[aria-invalid=true]') && isAsked(field)) listAgain(field);
  }
};

/** The message of a choice stands with its group: another choice answers it. */
const clearGroupError = (radio: Element): void => {
  const group = radio.closest('fieldset[aria-describedby]');
  const ids = group?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = ids.find((id) => id.endsWith('-error'));
  if (group && message) forget(group, message);
};

export const startClearingErrors = (): void => {
  for (const type of ['input', 'change'] as const) {
    on(type, `${FORM} [aria-invalid=true]`, (_, control) => clearFieldError(control));
  }
  on('change', `${FORM} input[type=radio]`, (_, radio) => clearGroupError(radio));
  on('change', `${FORM} input[name=account_sameas]`, settleSummary);
  document.addEventListener('checkout:shown', settleSummary);
};
