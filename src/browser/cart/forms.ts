import { field, path, view } from '#kernel/wire';
import { readArticleCount } from '../badges';
import { announce, find } from '../dom';
import { fill, readyContent } from '../overlays/fragment';
import { goInstead, post } from '../post';
import { during, isLeaving } from '../request';
import { keepFocus } from '../sections/swap';
import { texts } from '../texts';
import { spokenOf } from './spoken';
import { keepTyped, type SentForm } from './typed-values';

/** What was unfolded stays so. */
const FOLD = 'details[data-fold]';

/** Writes one after another: each reply shows the cart after those before it. */
let queue: Promise<unknown> = Promise.resolve();

export type Sent = {
  form: HTMLFormElement;
  place: HTMLElement;
  action: string;
  data: FormData;
  /** Shows a reply part by part; false: it can't. */
  swap?: (place: HTMLElement, html: string, sent: SentForm) => boolean;
};

/** The last that was sent to be kept of each form. */
const newest = new WeakMap<HTMLFormElement, FormData>();

/**
 * The part of a reply that stands in the place: the fragment, or that part of a whole page. Throws
 * for a page that is no checkout, such as one that tells of an error.
 */
const innerOf = (html: string): string => {
  if (!/<html[\s>]/i.test(html)) return html;
  const part = find('[data-checkout]', new DOMParser().parseFromString(html, 'text/html'));
  if (!part) throw new Error('The reply is no checkout');
  return part.innerHTML;
};

/** The checkout sent to be kept: what is typed meanwhile stands. */
const isUpdate = ({ dataset }: HTMLFormElement) => dataset.updateUrl !== undefined;

const isNewest = ({ form, data }: Sent): boolean => (newest.get(form) ?? data) === data;

/**
 * A reply may be so much lower, as of a cart that was emptied elsewhere, that only what stands below
 * it is left on the screen; and who goes by keyboard sees where the focus went.
 */
const comeBack = (place: Element, target: Element): void => {
  const isAbove = place.getBoundingClientRect().bottom < 0;
  if (isAbove || target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};

const show = async (reply: Sent, html: string): Promise<void> => {
  const { form, place, data, swap } = reply;
  const sent = isUpdate(form) ? { form, data } : { form };
  if (swap?.(place, html, sent)) return;
  const content = await readyContent(html);
  // Only now is it looked at what stands there: more may have been typed or chosen meanwhile.
  if (!isNewest(reply)) return;
  const restoreFocus = keepFocus(place);
  const restoreTyped = keepTyped(place, sent);
  const isOpen = find<HTMLDetailsElement>(FOLD, place)?.open ?? false;
  const outer = place.matches('[data-checkout]') ? '[data-checkout]' : '';
  fill(place, content);
  // A reply that brings its own frame along would nest it once more with each post.
  const nested = outer && find(`:scope > ${outer}`, place);
  if (nested) nested.replaceWith(...nested.childNodes);
  restoreTyped(place);
  const fold = find<HTMLDetailsElement>(FOLD, place);
  if (fold) fold.open = isOpen;
  const target = find('h1,h2,h3', place) ?? place;
  target.tabIndex = -1;
  restoreFocus(place, target);
  comeBack(place, target);
  place.dispatchEvent(new Event('checkout:shown', { bubbles: true }));
  announce(spokenOf(place));
};

const send = async (sent: Sent): Promise<boolean> => {
  try {
    await during(async () => {
      const response = await post(sent.action, sent.data, 'text/html');
      const isHtml = response.headers.get('content-type')?.includes('html');
      if (!isHtml || response.status >= 500) throw new Error(`${sent.action}: ${response.status}`);
      readArticleCount(response.headers);
      const left =
        response.redirected && !new URL(response.url).pathname.startsWith('/webcore/checkout');
      if (left) location.assign(response.url);
      // What is shown next is newer: this would take back for a moment what was chosen since.
      else if (isNewest(sent)) await show(sent, innerOf(await response.text()));
    });
    return true;
  } catch (error) {
    if (!isUpdate(sent.form)) goInstead(path.checkout, error);
    // An update that fails takes nothing away: the form is still to be sent.
    else if (!isLeaving()) console.info(texts.checkoutFailed, error);
    return false;
  }
};

/**
 * Sends a form of the cart in the background; the reply takes the place of what was there (S7.3/3).
 * Answers whether it came through; never throws.
 */
export const sendCartForm = (sent: Sent): Promise<boolean> => {
  const asked = sent.place.matches('[data-checkout]') ? view.ajax : view.framework;
  sent.data.set(field.view, asked);
  if (isUpdate(sent.form)) newest.set(sent.form, sent.data);
  const done = queue.then(() => send(sent));
  queue = done;
  return done;
};
