import { enMyStore } from '#kernel/messages/en-my-store';
import { inLanguage } from '#kernel/messages/language';
import { myStoreTexts } from '#kernel/messages/nl-my-store';
import { type MyStore, storeIdIn } from '#kernel/values/my-store';
import { MY_STORE_NAME, MY_STORE_SLOT, MY_STORE_STATE } from '#kernel/wire-my-store';
import { all, find } from '../dom';
import { offerInFilters } from './filters';
import { putFirstInStock } from './stock-list';

export const texts = inLanguage(
  document.documentElement.dataset.language ?? '',
  myStoreTexts,
  enMyStore,
);

const write = (slot: Element, part: string, text: string): void => {
  const element = find(`[${part}]`, slot);
  if (element) element.textContent = text;
};

/** Asks the server anew; answers whether it could. Known by who asked first. */
let refresh = async (): Promise<boolean> => false;

let due = Number.POSITIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is told stays true: it is asked anew when the store opens or closes, and when a day begins. */
const askAgain = async (): Promise<void> => {
  if (Date.now() < due) return;
  due = Number.POSITIVE_INFINITY;
  if (await refresh()) return;
  // Nobody knows now whether it is open: its name alone is told.
  for (const slot of all(`[${MY_STORE_SLOT}]`)) write(slot, MY_STORE_STATE, '');
};

const watch = (holds: number | undefined): void => {
  clearTimeout(timer);
  due = holds === undefined ? Number.POSITIVE_INFINITY : Date.now() + holds;
  // A moment late, for clocks that don't run quite alike.
  if (holds !== undefined) timer = setTimeout(() => void askAgain(), holds + 1000);
};

let isHeard = false;

/** A browser that slept, and a page that is come back to, are as old as they are. */
const hear = (): void => {
  if (isHeard) return;
  isHeard = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askAgain();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storeIdIn(document.cookie) === undefined) showMyStore(undefined, refresh);
  });
};

/**
 * Shows the visitor's own store in the header, in the menu and in filters; undefined: he has none. `ask`
 * has it shown anew.
 */
export const showMyStore = (store: MyStore | undefined, ask: () => Promise<boolean>): void => {
  refresh = ask;
  for (const slot of all(`[${MY_STORE_SLOT}]`)) {
    slot.hidden = !store;
    if (!store) continue;
    find('a', slot)?.setAttribute('href', store.href);
    write(slot, MY_STORE_NAME, store.name);
    write(slot, MY_STORE_STATE, ` · ${texts.state(store.state)}`);
  }
  watch(store?.holds);
  hear();
  offerInFilters(store, texts);
  if (store) putFirstInStock(store, texts);
};
