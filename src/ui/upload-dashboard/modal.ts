import { texts } from './texts';

/** S4.9/6 */
export type ModalState = 'open' | 'closing' | 'hidden';

const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const cross = () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'm5.5 5.5 13 13m0-13-13 13');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return svg;
};

/** Resolves when an element has done moving, or at once when it doesn't. */
const stillness = (element: Element): Promise<unknown> =>
  Promise.allSettled(element.getAnimations().map(({ finished }) => finished));

/** A dialog over the page, outside of any form: what is in it is sent with none. `hint`: what it takes. */
export const createModal = (title: string, hint: string) => {
  const heading = make('h2', { id: `uploads-${crypto.randomUUID()}` }, title);
  const button = make('button', { type: 'button', className: 'upload-close' }, cross());
  button.setAttribute('aria-label', texts.close);
  const head = make('header', { className: 'upload-head' }, heading, button);
  const allowed = make('p', { id: `${heading.id}-hint`, className: 'upload-hint' }, hint);
  const notices = make('div', { className: 'upload-notices' });
  notices.setAttribute('role', 'status');
  const body = make('div', { className: 'upload-body' });
  const dialog = make('dialog', { className: 'upload-dialog' }, head, allowed, notices, body);
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', allowed.id);
  let state: ModalState = 'hidden';
  const isClosing = () => state === 'closing';
  const setState = (next: ModalState) => {
    state = next;
    dialog.dataset.state = next;
  };
  setState('hidden');
  document.body.append(dialog);

  const close = async () => {
    if (state !== 'open') return;
    setState('closing');
    await stillness(dialog);
    // It may have been opened again meanwhile.
    if (!isClosing()) return;
    dialog.close();
    setState('hidden');
  };
  button.addEventListener('click', () => void close());
  dialog.addEventListener('cancel', (event) => {
    // A list of files that is left without choosing says so as well, and that comes by here.
    if (event.target !== dialog) return;
    event.preventDefault();
    void close();
  });

  const shown = new Map<string, HTMLElement>();
  return {
    body,
    close,
    open: () => {
      if (!dialog.open) dialog.showModal();
      setState('open');
      dialog.querySelector<HTMLElement>('[data-uppy-super-focusable=true]')?.focus();
    },
    /** Says something above the files for as long as it holds; '' no more. A state is for ears. */
    tell: (topic: 'place' | 'offline' | 'state' | 'refused', text: string) => {
      shown.get(topic)?.remove();
      if (text === '') return;
      const className = topic === 'state' ? 'visually-hidden' : 'upload-notice';
      const line = make('p', { className }, text);
      line.dataset.topic = topic;
      shown.set(topic, line);
      notices.append(line);
    },
    leave: () => dialog.remove(),
  };
};
