import type { Texts } from '#kernel/messages/language';
import type { myStoreTexts } from '#kernel/messages/nl-my-store';
import type { MyStore } from '#kernel/values/my-store';
import { MY_STORE_BUTTON, MY_STORE_EMPTY } from '#kernel/wire-my-store';
import { all, find } from '../dom';

/** The row of a store that has some of it, marked as the visitor's own. */
const ownRow = (button: HTMLButtonElement, texts: Texts<typeof myStoreTexts>): Element | null => {
  const row = button.closest('li');
  if (!row || find(':scope > b', row)) return null;
  const mark = document.createElement('b');
  mark.textContent = texts.label;
  row.prepend(mark);
  button.value = '';
  if (button.firstChild) button.firstChild.textContent = texts.forget;
  return row;
};

/** The row of a store that has none of it: it stands in no list that a kept page came with. */
const emptyRow = (stock: ParentNode, { name, href }: MyStore): Node | undefined => {
  const row = find<HTMLTemplateElement>(`[${MY_STORE_EMPTY}]`, stock)?.content.cloneNode(true);
  const link = row && find('a', row as DocumentFragment);
  if (!link) return undefined;
  link.setAttribute('href', href);
  link.textContent = name;
  return row;
};

/**
 * Puts the visitor's own store first in a list that a kept page came with, until its island wakes and asks
 * for a list of his own.
 */
export const putFirstInStock = (store: MyStore, texts: Texts<typeof myStoreTexts>): void => {
  for (const stock of all('etalage-island:not([data-awake]) [data-stock]')) {
    const list = find('ul', stock);
    if (!list) continue;
    const button = find<HTMLButtonElement>(`[${MY_STORE_BUTTON}="${store.id}"]`, stock);
    const row = button ? ownRow(button, texts) : emptyRow(stock, store);
    if (!row) continue;
    // The row of before: this may be asked anew, and for another store.
    for (const old of all(':scope > li:has(> b):not(:has(button))', list)) old.remove();
    list.prepend(row);
  }
};
