import { find, on } from '../dom';

const BUTTON = '[data-show-secret]';

const fieldOf = (button: Element): HTMLInputElement | null =>
  document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLInputElement | null;

/** Shows what is typed hidden, or hides it again; the button says what it does next. */
const toggle = (button: HTMLElement): void => {
  const field = fieldOf(button);
  const word = find('span', button);
  if (!field || !word) return;
  const { showSecret: next = '' } = button.dataset;
  button.dataset.showSecret = word.textContent ?? '';
  word.textContent = next;
  const { selectionStart, selectionEnd } = field;
  field.type = field.type === 'password' ? 'text' : 'password';
  field.setSelectionRange(selectionStart, selectionEnd);
};

/** Buttons beside passwords that show what was typed. A password is sent, and kept by browsers, hidden. */
export const startSecrets = (): void => {
  on('click', BUTTON, (_, button) => toggle(button));
  document.addEventListener('submit', () => {
    for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
      if (fieldOf(button)?.type === 'text') toggle(button);
    }
  });
};
