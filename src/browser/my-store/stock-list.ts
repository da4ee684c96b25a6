import type { Texts } from '#kernel/messages/language';
import type { myStoreTexts } from '#kernel/messages/nl-my-store';
import { MY_STORE_BUTTON } from '#kernel/wire-my-store';
import { all, find } from '../dom';

/**
 * Puts the visitor's own store first in a list that a kept page came with, until its island wakes and asks
 * for a list of his own.
 */
export const putFirstInStock = (id: number, texts: Texts<typeof myStoreTexts>): void => {
  const own = `etalage-island:not([data-awake]) [data-stock] [${MY_STORE_BUTTON}="${id}"]`;
  for (const button of all<HTMLButtonElement>(own)) {
    const row = button.closest('li');
    const list = find('ul', button.closest('[data-stock]') ?? undefined);
    if (!row || !list || find(':scope > b', row)) continue;
    const mark = document.createElement('b');
    mark.textContent = texts.label;
    row.prepend(mark);
    list.prepend(row);
    button.value = '';
    if (button.firstChild) button.firstChild.textContent = texts.forget;
  }
};
