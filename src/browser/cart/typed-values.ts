import { type Control, isChanged } from '../changed';
import { all } from '../dom';

const byName = (root: ParentNode): Map<string, Control[]> => {
  const names = new Map<string, Control[]>();
  for (const control of all<Control>('input[name],select[name],textarea[name]', root)) {
    names.set(control.name, [...(names.get(control.name) ?? []), control]);
  }
  return names;
};

const isCheck = ({ type }: Control) => type === 'checkbox' || type === 'radio';

const write = (controls: readonly Control[], old: Control): void => {
  for (const control of controls) {
    if (!isCheck(control)) control.value = old.value;
    else if (control.value === old.value) {
      (control as HTMLInputElement).checked = (old as HTMLInputElement).checked;
    }
  }
};

const isChecked = (control: Control): boolean =>
  !isCheck(control) || (control as HTMLInputElement).checked;

/** Whether controls of one name say something else than when their form was sent. */
const saysOther = (controls: readonly Control[], sent: FormData, name: string): boolean => {
  if (controls.some((control) => control.matches(':disabled'))) return false;
  const now = controls.filter(isChecked).map(({ value }) => value);
  return now.join('\n') !== sent.getAll(name).join('\n');
};

/** A form that was sent; with what it said then when it was sent to be kept, not to be done. */
export type SentForm = { form: HTMLFormElement; data?: FormData };

/**
 * Remembers what a visitor typed or chose in a fragment, be it back to what stood there before the
 * form was sent; nothing of a form that was sent to be done. The function that it returns puts that
 * back in the new HTML. A name that stands there more than once, such as the quantity of each line,
 * is no one's in particular and left alone.
 */
export const keepTyped = (root: ParentNode, sent?: SentForm) => {
  const isKept = (name: string, controls: readonly Control[]) => (control: Control) => {
    if (control.form === null || control.form !== sent?.form) return isChanged(control);
    if (!sent.data || control.type === 'hidden') return false;
    return isChanged(control) || saysOther(controls, sent.data, name);
  };
  const typed = [...byName(root)].flatMap(([name, controls]) => {
    const alone = controls.length === 1 || controls.every(({ type }) => type === 'radio');
    const own = controls.filter(isKept(name, controls));
    const ordered = own.filter((control) => control.type !== 'radio' || isChecked(control));
    return alone ? ordered.map((control) => ({ name, control })) : [];
  });
  return (next: ParentNode): void => {
    const names = byName(next);
    for (const { name, control } of typed) write(names.get(name) ?? [], control);
  };
};
