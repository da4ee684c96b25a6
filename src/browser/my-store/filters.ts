import type { Texts } from '#kernel/messages/language';
import type { myStoreTexts } from '#kernel/messages/nl-my-store';
import type { MyStore } from '#kernel/values/my-store';
import { MY_STORE_FILTER } from '#kernel/wire-my-store';
import { all, find } from '../dom';

const watching = new WeakMap<Element, MutationObserver>();

/** What says in a listing's filters: 'Op voorraad in mijn winkel', and the store's own choice among all. */
const partsOf = (link: HTMLElement, store: MyStore) => {
  const column = link.getAttribute(MY_STORE_FILTER) ?? '';
  const form = link.closest('form');
  const group = form && find(`[data-filter-column="${CSS.escape(column)}"]`, form);
  const option = group && find(`[data-filter-id="${store.id}"]`, group);
  const radio = option && find<HTMLInputElement>('input', option);
  return group && option && radio ? { group, option, radio } : undefined;
};

/** The store comes first of all that can be chosen, behind what chooses none. */
const putFirst = (option: HTMLElement): void => {
  const first = option.parentElement && find('[data-filter-id]', option.parentElement);
  if (first && first !== option) first.before(option);
  delete option.dataset.beyond;
};

const offer = (link: HTMLElement, store: MyStore): void => {
  watching.get(link)?.disconnect();
  const parts = partsOf(link, store);
  // A listing in which it has nothing: the link leads to what the server says of that.
  if (!parts) return;
  const { group, option, radio } = parts;
  putFirst(option);
  link.setAttribute('role', 'button');
  const show = () => {
    link.setAttribute('aria-pressed', String(radio.checked));
    link.setAttribute('aria-disabled', String(radio.disabled));
  };
  link.onclick = (event) => {
    event.preventDefault();
    // A second click on a chosen radio takes the choice back.
    radio.click();
    show();
  };
  link.onkeydown = (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(group, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  watching.set(link, observer);
};

const withdraw = (link: HTMLElement): void => {
  watching.get(link)?.disconnect();
  for (const name of ['role', 'aria-pressed', 'aria-disabled']) link.removeAttribute(name);
  link.onclick = null;
  link.onkeydown = null;
};

/** Offers what lies in the visitor's own store at once in each filter form that knows stores. */
export const offerInFilters = (
  store: MyStore | undefined,
  texts: Texts<typeof myStoreTexts>,
): void => {
  for (const link of all(`[${MY_STORE_FILTER}]`)) {
    const name = link.lastElementChild?.lastElementChild;
    if (name) name.textContent = store?.name ?? texts.find;
    if (store) offer(link, store);
    else withdraw(link);
  }
};
