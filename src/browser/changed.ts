export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The option that a list showed when it came: the one chosen for it, or else its first. */
const givenIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex((option) => option.hasAttribute('selected')),
  );

/** Whether a control says something else than the server wrote: somebody typed or chose in it. */
export const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    return control.selectedIndex > -1 && control.selectedIndex !== givenIndex(control);
  }
  if (control.type === 'hidden') return false;
  if (control.type === 'checkbox' || control.type === 'radio') {
    const box = control as HTMLInputElement;
    return box.checked !== box.defaultChecked;
  }
  return control.value !== control.defaultValue;
};
