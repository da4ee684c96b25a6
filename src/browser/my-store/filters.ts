import type { Texts } from '#kernel/messages/language';
import type { myStoreTexts } from '#kernel/messages/nl-my-store';
import type { MyStore } from '#kernel/values/my-store';
import { MY_STORE_FILTER } from '#kernel/wire-my-store';
import { all, find } from '../dom';

const watching = new WeakMap<Element, () => void>();

/** What says in a listing's filters: 'Op voorraad in mijn winkel', and the store's own choice among all. */
const partsOf = (place: HTMLElement, store: MyStore) => {
  const column = place.getAttribute(MY_STORE_FILTER) ?? '';
  const form = place.closest('form');
  const group = form && find(`[data-filter-column="${CSS.escape(column)}"]`, form);
  const option = group && find(`[data-filter-id="${store.id}"]`, group);
  const radio = option && find<HTMLInputElement>('input', option);
  return group && option && radio ? { form, group, option, radio } : undefined;
};

/** The store comes first of all that can be chosen, behind what chooses none. */
const putFirst = (option: HTMLElement): void => {
  const first = option.parentElement && find('[data-filter-id]', option.parentElement);
  if (first && first !== option) first.before(option);
  delete option.dataset.beyond;
};

/** What leads to a store, and the box to tick that takes its place. */
const facesOf = (place: HTMLElement) => {
  const box = find<HTMLInputElement>('input', place);
  const [link, label] = [find('a', place), find('label', place)];
  return box && link && label ? { box, link, label } : undefined;
};

const withdraw = (place: HTMLElement): void => {
  watching.get(place)?.();
  watching.delete(place);
  const faces = facesOf(place);
  if (!faces) return;
  faces.link.hidden = false;
  faces.label.hidden = true;
};

const offer = (place: HTMLElement, store: MyStore): void => {
  withdraw(place);
  const parts = partsOf(place, store);
  const faces = facesOf(place);
  // A listing in which it has nothing: the link leads to what the server says of that.
  if (!parts || !faces) return;
  const { form, group, option, radio } = parts;
  const { box, link, label } = faces;
  putFirst(option);
  link.hidden = true;
  label.hidden = false;
  const show = () => {
    box.checked = radio.checked;
    box.disabled = radio.disabled;
  };
  const leave = new AbortController();
  // It presses the store's own choice, which is what the form knows.
  box.onchange = () => {
    // A second click on a chosen radio takes the choice back.
    if (box.checked !== radio.checked) radio.click();
    show();
  };
  form.addEventListener('change', show, { signal: leave.signal });
  show();
  const observer = new MutationObserver(show);
  observer.observe(group, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  watching.set(place, () => {
    observer.disconnect();
    leave.abort();
  });
};

/** Offers what lies in the visitor's own store at once in each filter form that knows stores. */
export const offerInFilters = (
  store: MyStore | undefined,
  texts: Texts<typeof myStoreTexts>,
): void => {
  for (const place of all(`[${MY_STORE_FILTER}]`)) {
    for (const name of all('span > span', place)) name.textContent = store?.name ?? texts.find;
    if (store) offer(place, store);
    else withdraw(place);
  }
};
