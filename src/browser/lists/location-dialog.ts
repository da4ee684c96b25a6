import { applications } from '#kernel/messages/nl-applications';

const texts = applications.confirmLocation;

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
};

/** A click beside the dialog is a click on the dialog itself, outside its edge. */
const isBeside = (dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
};

/** Shows where a vacancy is; `go` is called when that is right (S2.9/2-3). */
export const confirmLocation = (link: HTMLAnchorElement, go: () => void): void => {
  const { confirmLocation: place = '' } = link.dataset;
  const dialog = element(
    'dialog',
    { 'data-dialog': '', 'aria-labelledby': 'confirm-location' },
    element('h2', { id: 'confirm-location' }, texts.title),
    element('p', {}, texts.text(place)),
    element(
      'form',
      { method: 'dialog' },
      element('button', { value: 'yes', 'data-dialog-button': '' }, texts.go),
      element('button', { value: '', 'data-dialog-button': '' }, texts.overview),
    ),
  );
  dialog.addEventListener('click', (event) => isBeside(dialog, event) && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (dialog.returnValue === 'yes') go();
    else if (link.isConnected) link.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
};
