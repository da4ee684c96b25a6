import { all } from '../dom';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (/^(checkbox|radio)$/.test(control.type)) {
    return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
  }
  return control.type !== 'hidden' && control.value !== control.defaultValue;
};

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

/**
 * Remembers what a visitor typed or chose in a fragment, other than in the form `sent` by him. The
 * function that it returns puts that back in the new HTML. A name that stands there more than once,
 * such as the quantity of each line, is no one's in particular and left alone.
 */
export const keepTyped = (root: ParentNode, sent?: HTMLFormElement) => {
  const typed = [...byName(root)].flatMap(([name, controls]) => {
    const alone = controls.length === 1 || controls.every(({ type }) => type === 'radio');
    const own = controls.filter((control) => control.form !== sent && isTyped(control));
    const ordered = own.filter(
      (control) =>
        !isCheck(control) || control.type === 'checkbox' || (control as HTMLInputElement).checked,
    );
    return alone ? ordered.map((control) => ({ name, control })) : [];
  });
  return (next: ParentNode): void => {
    const names = byName(next);
    for (const { name, control } of typed) write(names.get(name) ?? [], control);
  };
};
