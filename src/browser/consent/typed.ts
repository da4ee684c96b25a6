import { all } from '../dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    const { options } = control;
    const given = [...options].some((option) => option.defaultSelected);
    return given && [...options].some((option) => option.selected !== option.defaultSelected);
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
