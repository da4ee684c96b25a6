import { all } from '../dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    // A list that shows one option shows its first when none was chosen for it.
    const given = [...control.options].findIndex((option) => option.hasAttribute('selected'));
    return control.selectedIndex > -1 && control.selectedIndex !== Math.max(given, 0);
  }
  if (control.type === 'hidden') return false;
  if (control.type === 'checkbox' || control.type === 'radio') {
    const box = control as HTMLInputElement;
    return box.checked !== box.defaultChecked;
  }
  return control.value !== control.defaultValue;
};

let hasInput = false;

/** Notes from now on that something is typed or chosen: some fields don't tell it afterwards. */
export const watchTyping = (): void =>
  document.addEventListener(
    'input',
    () => {
      hasInput = true;
    },
    true,
  );

/** Whether something stands in this page that a reload would lose. */
export const isTyped = (): boolean =>
  hasInput || all<Control>('input, textarea, select').some(isChanged);
