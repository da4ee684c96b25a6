import { field, path } from '#kernel/wire';
import { showCount } from '../badges';
import { all, announce, find } from '../dom';
import { post } from '../post';
import { isLeaving } from '../request';
import { refreshSession } from '../session';
import { texts } from '../texts';
import { showNotice } from './notice';
import { isSaved, knowSaved, setSaved } from './saved';

type Reply = { success?: boolean; count?: number; saved?: number[]; message?: string };

/** What is chosen of a product beside its button; of a card's product nothing is. */
const chosenOf = (form: HTMLFormElement | null): [string, string][] => {
  if (!form) return [];
  const data = new FormData(form);
  return [field.colorId, field.sizeId].flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' && value ? [[name, value] as [string, string]] : [];
  });
};

const send = async (data: URLSearchParams): Promise<Reply> => {
  const response = await post(path.bookmark, data, 'application/json');
  const reply = (await response.json()) as Reply;
  return response.ok ? reply : { message: reply.message };
};

const countNow = (): number =>
  Number(find('[data-wishlist-count]')?.textContent?.replace(/\D/g, '') ?? 0);

/** Changes follow each other: the last press is what stands. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

const inOrder = async (data: URLSearchParams): Promise<Reply> => {
  waiting += 1;
  const sent = last.then(() => send(data)).catch((): Reply => ({}));
  last = sent;
  const reply = await sent;
  waiting -= 1;
  return reply;
};

const settle = (reply: Reply): boolean => {
  if (isLeaving()) return true;
  if (!reply.success) {
    showNotice(reply.message || texts.wishlist.failed, 'failed');
    return false;
  }
  // An earlier change's reply doesn't know of the later ones.
  if (waiting === 0) {
    showCount('wishlist', reply.count);
    knowSaved(reply.saved);
  }
  return true;
};

/** S4.6: saves a product or takes it off the list; button, counter and notice tell it at once. */
export const toggle = async (button: HTMLButtonElement): Promise<void> => {
  const id = button.dataset.bookmark ?? '';
  // On the list itself its heart does what 'remove' does.
  const form = find<HTMLFormElement>('form[data-wishlist-remove]', button.closest('li') ?? button);
  if (form) return removeItem(form);
  const isOn = !isSaved(id);
  setSaved(id, isOn);
  showCount('wishlist', Math.max(0, countNow() + (isOn ? 1 : -1)));
  showNotice(isOn ? texts.wishlist.added : texts.wishlist.deleted, isOn ? 'added' : 'deleted');
  const data = new URLSearchParams(isOn ? chosenOf(button.form) : []);
  data.set(`${isOn ? 'add' : 'delete'}[Product]`, id);
  if (settle(await inOrder(data))) return;
  // Taken back, and then what the server says: it may know of more.
  setSaved(id, !isOn);
  showCount('wishlist', Math.max(0, countNow() + (isOn ? -1 : 1)));
  await refreshSession();
};

/** Another colour or size of what is saved already was chosen: that is what is wanted now. */
export const keepChoice = async (form: HTMLFormElement): Promise<void> => {
  const id = new FormData(form).get(field.itemId);
  if (typeof id !== 'string' || !isSaved(id)) return;
  const data = new URLSearchParams(chosenOf(form));
  data.set('add[Product]', id);
  settle(await inOrder(data));
};

/** The article that the focus goes to when another leaves the list. */
const nextOf = (item: HTMLElement): HTMLElement | null =>
  find(
    '[data-wishlist-remove] button',
    item.nextElementSibling ?? item.previousElementSibling ?? item,
  );

/** The last one left: the list says what an empty one does, from its heading on. */
const showEmpty = (): void => {
  for (const part of all('[data-wishlist-full]')) part.remove();
  for (const part of all('[data-wishlist-empty]')) part.hidden = false;
  find('[data-wishlist-title]')?.focus();
};

/** S2.11/4: on the list itself what is removed leaves it. */
export const removeItem = async (form: HTMLFormElement): Promise<void> => {
  const item = form.closest('li');
  const list = form.closest('ul');
  const id = new FormData(form).get('delete[Product]');
  if (!item || !list || typeof id !== 'string') return form.submit();
  const reply = await inOrder(new URLSearchParams({ 'delete[Product]': id }));
  if (!settle(reply)) return;
  showNotice(texts.wishlist.deleted, 'deleted');
  if (list.children.length === 1) return showEmpty();
  const next = nextOf(item);
  item.remove();
  next?.focus({ preventScroll: true });
  const total = find('[data-wishlist-total]');
  if (total) total.textContent = texts.wishlist.total(list.children.length);
};

/** A button that copies the field beside it. */
export const startCopying = (): void => {
  for (const button of all<HTMLButtonElement>('[data-copy]')) {
    const source = find<HTMLInputElement>('[data-copy-from]', button.parentElement ?? document);
    if (!source || !navigator.clipboard) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const isCopied = await navigator.clipboard.writeText(source.value).then(
        () => true,
        () => false,
      );
      if (!isCopied) source.select();
      else announce(texts.wishlist.copied);
      button.textContent = isCopied ? texts.wishlist.copiedShort : button.textContent;
    });
  }
};
