import type { MyStore } from '#kernel/values/my-store';
import { MY_STORE_EVENT, myStoreField, myStorePath } from '#kernel/wire-my-store';
import { announce } from '../dom';
import { post } from '../post';
import { refreshSession } from '../session';
import { showMyStore, texts } from './show';

/** Keeps a store as the visitor's own, or with undefined none. Throws when it can't. */
const keep = async (id: number | undefined): Promise<MyStore | undefined> => {
  const data = new URLSearchParams({ [myStoreField.store]: String(id ?? '') });
  const reply = await post(myStorePath.choose, data, 'application/json');
  if (!reply.ok) throw new Error(`${myStorePath.choose}: ${reply.status}`);
  return ((await reply.json()) as { store?: MyStore }).store;
};

/**
 * Makes a store the visitor's own, or with undefined none, and shows and tells so on the page. `name` is
 * what the one is called that he has no longer. Throws when it can't.
 */
export const chooseStore = async (id: number | undefined, name: string): Promise<void> => {
  const store = await keep(id);
  showMyStore(store, refreshSession);
  dispatchEvent(new Event(MY_STORE_EVENT));
  announce(store ? texts.toldChosen(store.name) : texts.toldForgotten(name));
};
