import { useSyncExternalStore } from 'react';
import { storeIdIn } from '#kernel/values/my-store';
import { MY_STORE_BUTTON, MY_STORE_EVENT } from '#kernel/wire-my-store';

const subscribe = (changed: () => void) => {
  addEventListener(MY_STORE_EVENT, changed);
  return () => removeEventListener(MY_STORE_EVENT, changed);
};

const isBrowser = typeof document === 'object';
const read = () => storeIdIn(document.cookie);

/** The number of the visitor's own store; `first`: what the page came with. */
export const useMyStore = (first?: number): number | undefined =>
  useSyncExternalStore(subscribe, read, () => first);

/**
 * The same for an island that shows nothing of it itself: known from the start, it is not rendered once more
 * as it wakes, which would take back a choice that was made meanwhile.
 */
export const useUnseenStore = (first?: number): number | undefined =>
  useSyncExternalStore(subscribe, read, () => (isBrowser ? read() : first));

/** Does in the page what a button does that chooses a store. Answers false for any other click. */
export const pressMyStore = (event: {
  target: EventTarget;
  preventDefault: () => void;
}): boolean => {
  const button = (event.target as Element).closest<HTMLButtonElement>(`[${MY_STORE_BUTTON}]`);
  if (!button) return false;
  event.preventDefault();
  const id = Number(button.value) || undefined;
  const name = button.dataset.storeName ?? '';
  import('./my-store')
    .then(({ chooseStore }) => chooseStore(id, name))
    .catch((error) => {
      console.info(error);
      // Without it the server does so, and shows the page anew.
      button.form?.requestSubmit(button);
    });
  return true;
};
