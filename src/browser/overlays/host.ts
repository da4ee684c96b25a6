import { find } from '../dom';
import { leaveIslands } from '../islands/element';
import { build } from './build';
import { fill } from './fragment';
import { takeStep } from './step';

export type DialogOptions = {
  /** There is one dialog of a name: what opens while it is there takes the place of what it shows. */
  name: string;
  /** Attributes by which style sheets and other parts know it, and its place for content. */
  marks: Record<string, string>;
  placeMarks?: Record<string, string>;
  /** What it is called; left out: as the first heading in it. */
  label?: string;
  /** What gets the focus back; left out: what had it. */
  opener?: HTMLElement;
  /** Where a confirm link in it leads back to (S2.5/5). */
  batch?: string;
  /** It wants an answer: a click beside it doesn't close it. */
  isAsking?: boolean;
  /** It stands beside what the visitor does: the page stays as it is, and so does the focus. */
  isBeside?: boolean;
  /** Opening it is a step in the history; the function opens it again for who goes forward. */
  step?: () => void;
  /** It has closed; '' unless a button with a value did it. */
  onClose?: (returnValue: string) => void;
};

export type OpenDialog = { dialog: HTMLDialogElement; place: HTMLElement };

type Host = OpenDialog & {
  options: DialogOptions;
  opener: Element | null;
  leaveStep: () => Promise<void>;
};

const CLOSERS = '[data-dialog-close]';
const hosts = new Map<string, Host>();

/** A press on the veil is a press on the dialog itself, outside its edge. */
const isBeside = (dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
};

/** Closes by its own buttons, and by a click that both begins and ends on the veil. */
const closeByPointer = (host: Host): void => {
  const { dialog } = host;
  let isPressedBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressedBeside = isBeside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    const isCloser = target.closest(CLOSERS) !== null;
    const isVeil = !host.options.isAsking && isPressedBeside && isBeside(dialog, event);
    if (!isCloser && !isVeil) return;
    // Without script a closer may be a link to the page behind.
    event.preventDefault();
    dialog.close();
  });
};

/** The page behind an open dialog stands still, also for the keys that scroll. */
const holdPage = (): void => {
  const root = document.documentElement;
  const isHeld = [...hosts.values()].some(
    ({ dialog, options }) => dialog.open && !options.isBeside,
  );
  if (isHeld === (root.style.overflow !== '')) return;
  // A scroll bar that takes room leaves it empty: nothing moves aside.
  root.style.scrollbarGutter = isHeld && innerWidth > root.clientWidth ? 'stable' : '';
  root.style.overflow = isHeld ? 'hidden' : '';
};

const giveBackFocus = ({ dialog, opener, options }: Host): void => {
  const { activeElement } = document;
  // The browser does it itself, unless the dialog came from within another or by a sleeping link. Beside
  // one the visitor may have gone on to the next field.
  if (
    (!options.opener || options.isBeside) &&
    activeElement &&
    activeElement !== document.body &&
    !dialog.contains(activeElement)
  )
    return;
  if (!(opener instanceof HTMLElement && opener.isConnected)) return;
  // Beside one the page may have been scrolled on.
  opener.focus({ preventScroll: options.isBeside === true });
};

/** Once it has faded; who opens it again meanwhile has it as it is. */
const clearAway = async ({ dialog, options: { name } }: Host): Promise<void> => {
  const fading = dialog.getAnimations?.() ?? [];
  await Promise.allSettled(fading.map(({ finished }) => finished));
  if (dialog.open) return;
  leaveIslands(dialog);
  dialog.remove();
  if (hosts.get(name)?.dialog === dialog) hosts.delete(name);
};

const create = (options: DialogOptions): Host => {
  const place = build('div', { 'data-dialog-content': '', 'data-batch-content': '' });
  // The page's own is not heard while a dialog shuts it out; beside one it is, and speaks for the page.
  const mark: Record<string, string> = options.isBeside ? {} : { 'data-announce': '' };
  const region = build('div', { ...mark, role: 'status', class: 'visually-hidden' });
  const dialog = build('dialog', {}, place, region);
  const host: Host = { dialog, place, options, opener: null, leaveStep: async () => {} };
  closeByPointer(host);
  dialog.addEventListener('close', (event) => {
    if (event.target !== dialog || dialog.open) return;
    holdPage();
    giveBackFocus(host);
    void host.leaveStep();
    host.options.onClose?.(dialog.returnValue);
    void clearAway(host);
  });
  document.body.append(dialog);
  return host;
};

const name = ({ dialog, place, options }: Host): void => {
  const heading = find('h1,h2,h3', place);
  dialog.removeAttribute('aria-label');
  dialog.removeAttribute('aria-labelledby');
  if (options.label !== undefined || !heading) {
    dialog.setAttribute('aria-label', options.label ?? document.title);
    return;
  }
  heading.id ||= `${options.name}-heading`;
  dialog.setAttribute('aria-labelledby', heading.id);
};

const setAll = (element: Element, attributes: Record<string, string> = {}): void => {
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
};

/** A step back. What was asked over the dialog goes with it, answered with a no. */
const closeByBack = ({ dialog }: Host): void => {
  for (const { dialog: other, options } of hosts.values()) {
    if (options.isAsking && other.open) other.close();
  }
  dialog.close();
};

/** The dialog of a name, while it is open. */
export const findDialog = (name: string): HTMLDialogElement | undefined => {
  const dialog = hosts.get(name)?.dialog;
  return dialog?.open ? dialog : undefined;
};

/**
 * Shows content over the page in the dialog of its name. It holds the focus, closes by Escape, by a
 * `[data-dialog-close]` in it and by a click beside it, and gives the focus back. Islands in what it
 * shows live as long as they are shown.
 */
export const openDialog = (content: Node, options: DialogOptions): OpenDialog => {
  const known = hosts.get(options.name);
  const host = known?.dialog.isConnected ? known : create(options);
  hosts.set(options.name, host);
  const { dialog, place } = host;
  // What it showed before may have said more of itself.
  for (const mark of Object.keys(host.options.marks)) dialog.removeAttribute(mark);
  host.options = options;
  setAll(dialog, options.marks);
  setAll(place, options.placeMarks);
  if (options.batch !== undefined) dialog.dataset.batch = options.batch;
  const isRefilled = dialog.open && place.contains(document.activeElement);
  fill(place, content);
  name(host);
  if (!dialog.open) {
    host.opener = options.opener ?? document.activeElement;
    dialog.returnValue = '';
    // Its own method to show it would move the focus.
    if (options.isBeside) dialog.open = true;
    else dialog.showModal();
    holdPage();
    if (options.step)
      host.leaveStep = takeStep(options.name, () => closeByBack(host), options.step);
  } else if (isRefilled) {
    // What had the focus is gone: the content that took its place begins with its heading.
    const target = find('[autofocus],h1,h2,h3', place) ?? place;
    if (!target.matches('[autofocus]')) target.tabIndex = -1;
    target.focus();
  }
  return host;
};
