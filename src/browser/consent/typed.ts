import { type Control, isChanged } from '../changed';
import { all } from '../dom';

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
