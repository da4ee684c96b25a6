import { find, on } from '../dom';

/** What was wrong with a field is no longer said beside it: it is looked at again when it is sent. */
export const mend = (control: Element): void => {
  const message = `${control.id}-error`;
  const others = control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .filter((id) => id !== message);
  control.removeAttribute('aria-invalid');
  if (others?.length) control.setAttribute('aria-describedby', others.join(' '));
  else control.removeAttribute('aria-describedby');
  find(`#${CSS.escape(message)}`)?.remove();
};

export const startMending = (): void => {
  for (const type of ['input', 'change'] as const) {
    on(type, 'form[data-update-url] [aria-invalid=true]', (_, control) => mend(control));
  }
};
