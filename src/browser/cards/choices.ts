import { path, view } from '#kernel/wire';
import { all, find } from '../dom';
import { fragmentAddress, readyContent } from '../overlays/fragment';
import { goInstead } from '../post';
import { during } from '../request';

/** A picture's addresses, around its key: '/media/KEY/640.jpg 640w, …'. */
const ADDRESS = new RegExp(`(${path.media}/)[^\\s,]+?(/\\d+\\.\\w+)`, 'g');

const withKey = (addresses: string, key: string): string =>
  addresses.replace(ADDRESS, (_, before: string, after: string) => before + key + after);

/** What a card says of what it shows. */
type Offer = { parts: DocumentFragment; isSent: boolean; isSoldOut: boolean };

/** What cards said when they came; some of their colours say something else. */
const begun = new WeakMap<Element, Offer>();

const LABEL = '[data-card-label]';
const PRICE = '[data-card-price]';

const begin = (card: HTMLElement): Offer => {
  const parts = document.createDocumentFragment();
  parts.append(...all(`${LABEL},${PRICE}`, card).map((part) => part.cloneNode(true)));
  const isSent = find('[data-card-sizes]', card)?.hidden === false;
  const offer = { parts, isSent, isSoldOut: 'soldOut' in card.dataset };
  begun.set(card, offer);
  return offer;
};

/** By its template; without one a colour is as the card began. */
const offerOf = (color: HTMLElement, first: Offer): Offer => {
  const template = color.nextElementSibling;
  if (!(template instanceof HTMLTemplateElement)) return first;
  const { cardOffer, soldOut } = template.dataset;
  return {
    parts: template.content,
    isSent: cardOffer === 'sent',
    isSoldOut: soldOut !== undefined,
  };
};

/** Says of a colour what it is called, what it costs, and whether it can be had. */
const showOffer = (color: HTMLElement, card: HTMLElement): void => {
  const { parts, isSent, isSoldOut } = offerOf(color, begun.get(card) ?? begin(card));
  const said = parts.cloneNode(true) as DocumentFragment;
  const [label, price] = [find(LABEL, said), find(PRICE, said)];
  find(LABEL, card)?.remove();
  if (label) find('picture', card)?.after(label);
  if (price) find(PRICE, card)?.replaceWith(price);
  card.toggleAttribute('data-sold-out', isSoldOut);
  const opener = find('[data-card-sizes]', card);
  if (opener) opener.hidden = !isSent;
  const name = find('[data-card-color-name]', card);
  if (name) name.textContent = color.ariaLabel;
};

/** Shows a colour's picture, and leads to the article in that colour. */
const showColor = (color: HTMLElement, card: HTMLElement, link: HTMLAnchorElement): void => {
  const key = color.dataset.cardColor ?? '';
  const [picture, ...others] = all('picture', card);
  // What a pointer would show instead is of another colour.
  for (const other of others) other.remove();
  if (picture && key) {
    for (const part of all<HTMLSourceElement>('source', picture)) {
      part.srcset = withKey(part.srcset, key);
    }
    for (const image of all<HTMLImageElement>('img', picture)) image.src = withKey(image.src, key);
  }
  for (const one of all('a[data-card-color]', card)) {
    one.ariaCurrent = one === color ? 'true' : null;
  }
  showOffer(color, card);
  link.href = (color as HTMLAnchorElement).href;
  hideSizes(card);
};

const SIZES = 'form[data-sizes-of]';

const hideSizes = (card: Element): void => find(SIZES, card)?.remove();

/** The sizes go when their card is left, and with Escape, which gives the focus back. */
const watch = (form: HTMLElement, card: HTMLElement, opener: HTMLElement): void => {
  const ending = new AbortController();
  const close = () => {
    ending.abort();
    opener.ariaExpanded = 'false';
    form.remove();
  };
  const { signal } = ending;
  form.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      close();
      opener.focus();
    },
    { signal },
  );
  // The cart that slides over the page is no leaving: its end gives the focus back.
  const isLeft = (to: EventTarget | null) =>
    to instanceof Element && !card.contains(to) && !to.closest('dialog');
  document.addEventListener('focusin', ({ target }) => isLeft(target) && close(), { signal });
  document.addEventListener('pointerdown', ({ target }) => isLeft(target) && close(), { signal });
};

const showSizes = async (
  opener: HTMLElement,
  card: HTMLElement,
  link: HTMLAnchorElement,
): Promise<void> => {
  if (find(SIZES, card)) return hideSizes(card);
  const { pathname, search } = new URL(link.href);
  const address = `${path.cardSizes}${pathname.replace(/^.*\//, '/')}${search}`;
  try {
    const content = await during(async () => {
      const reply = await fetch(fragmentAddress(address, view.ajax));
      if (!reply.ok) throw new Error(`${pathname}: ${reply.status}`);
      return readyContent(await reply.text());
    });
    const form = find<HTMLFormElement>('form', content);
    if (!form) throw new Error(`${pathname}: no sizes`);
    opener.ariaExpanded = 'true';
    opener.after(form);
    watch(form, card, opener);
    const sizes = all<HTMLButtonElement>('button:enabled', form);
    // Without a choice there are words that lead to its page.
    const first = sizes[0] ?? find('a', form);
    first?.focus({ preventScroll: true });
    // Nothing to choose: it goes into the cart.
    if (all('button', form).length === 1 && sizes[0]) form.requestSubmit(sizes[0]);
  } catch (error) {
    // Its page has them too.
    goInstead(link.href, error);
  }
};

/** Does what was pressed on a card: a colour, or what shows the sizes. */
export const choose = (control: HTMLElement, card: HTMLElement, link: HTMLAnchorElement): void => {
  if (control.dataset.cardColor !== undefined) showColor(control, card, link);
  else void showSizes(control, card, link);
};
