import { isLocalAddress } from '#kernel/values/local-address';
import { field, view } from '#kernel/wire';
import { readArticleCount } from '../badges';
import { find } from '../dom';
import { fill, readyContent } from '../overlays/fragment';
import { goInstead, post } from '../post';
import { during } from '../request';
import { token } from '../session';
import { confirm } from './questions';

/** Sends the token to an address as a form of the page would. */
const submitTo = (action: string): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = field.token;
  input.value = token();
  form.append(input);
  document.body.append(form);
  form.submit();
};

/** What had the focus is gone: it goes to the heading of what took its place. */
const focusOn = (place: HTMLElement): void => {
  const target = find('h1,h2,h3', place) ?? place;
  target.tabIndex = -1;
  target.focus();
};

/** Loads an address again in the popup in which it was shown, as it was shown there. */
const reopen = async (popup: HTMLElement, address: string): Promise<void> => {
  const url = new URL(address, location.href);
  if (!url.searchParams.has(field.view)) url.searchParams.set(field.view, view.ajax);
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  readArticleCount(reply.headers);
  fill(popup, await readyContent(await reply.text()));
  focusOn(popup);
};

const sendFromPopup = async (popup: HTMLElement, target: string, batch: string): Promise<void> => {
  const reply = await post(target, new FormData(), 'text/html');
  if (!reply.ok) throw new Error(`${target}: ${reply.status}`);
  await reopen(popup, batch);
};

/**
 * Asks what a confirm link asks, and does it on a yes: the token goes to the link's target. In a
 * popup that says where it came from (`data-batch`) that address is opened again (S2.5/5).
 */
export const followLink = async (link: HTMLAnchorElement): Promise<void> => {
  const target = new URL(link.href).searchParams.get(field.confirmTarget) ?? '';
  if (!isLocalAddress(target)) return goInstead(link.href, 'Its target is of another site');
  if (!(await confirm(link.dataset.confirm))) return;
  const popup = link.closest<HTMLElement>('[data-batch]');
  const batch = popup?.dataset.batch ?? '';
  if (!popup || !isLocalAddress(batch)) return submitTo(target);
  const place = find('[data-batch-content]', popup) ?? popup;
  await during(() => sendFromPopup(place, target, batch)).catch((error) =>
    goInstead(link.href, error),
  );
};
