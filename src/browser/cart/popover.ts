import { field, path, view } from '#kernel/wire';
import { readArticleCount } from '../badges';
import { find, parse } from '../dom';
import { leaveIslands } from '../islands/element';
import { goInstead } from '../post';
import { prepare } from '../prepare';
import { during } from '../request';
import { ownLanguage, texts } from '../texts';

const DIALOG = 'dialog[data-cart-popover]';
const CONTENT = '[data-cart-content]';

const create = (): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.dataset.cartPopover = '';
  dialog.ariaLabel = texts.cart;
  const content = document.createElement('div');
  content.dataset.cartContent = '';
  content.dataset.batchContent = '';
  // The page's own is not heard while the dialog is open.
  const region = document.createElement('div');
  region.dataset.announce = '';
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  dialog.append(content, region);
  document.body.append(dialog);
  return dialog;
};

/** A click on the overlay around the popover closes it (S2.7/5), and so does any close button. */
const closeOnClick = (dialog: HTMLDialogElement): void =>
  dialog.addEventListener('click', ({ target }) => {
    const element = target as Element;
    if (element === dialog || element.closest('[data-cart-close]')) dialog.close();
  });

let known: HTMLDialogElement | undefined;

const getDialog = (): HTMLDialogElement => {
  if (known?.isConnected) return known;
  known = find<HTMLDialogElement>(DIALOG) ?? create();
  closeOnClick(known);
  return known;
};

/** Where the cart's fragment goes within the popover. */
const contentOf = (dialog: HTMLElement) => find(CONTENT, dialog) ?? dialog;

/** A fragment that can be shown at once: what it needs has been fetched. */
export const readyContent = async (html: string): Promise<DocumentFragment> => {
  const content = parse(html);
  await prepare(content);
  return content;
};

/** Puts a fragment in place of what an element holds, islands and all. */
export const fill = (element: HTMLElement, content: DocumentFragment): void => {
  leaveIslands(element);
  element.replaceChildren(content);
};

export const hideCart = (): void => find<HTMLDialogElement>(DIALOG)?.close();

/** An address as its bare fragment, for the popover. */
const fragmentOf = (address: string): URL => {
  const url = new URL(address, location.href);
  url.searchParams.set('view', view.framework);
  if (ownLanguage) url.searchParams.set(field.language, ownLanguage);
  return url;
};

/**
 * Opens the cart over the page with the fragment at an address (S7.3/1, S7.3/2). Can it not be had,
 * then the browser goes to `instead`.
 */
export const openCart = async (address: string, instead = address): Promise<void> => {
  try {
    const url = fragmentOf(address || path.checkout);
    const html = await during(async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      readArticleCount(response.headers);
      return response.text();
    });
    const dialog = getDialog();
    // A confirm link within it is followed in place (S2.5/5).
    dialog.dataset.batch = url.pathname + url.search;
    const content = contentOf(dialog);
    fill(content, await readyContent(html));
    if (!dialog.open) dialog.showModal();
    content.dispatchEvent(new Event('checkout:shown', { bubbles: true }));
  } catch (error) {
    goInstead(instead, error);
  }
};
