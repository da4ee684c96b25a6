import { formId } from '#kernel/wire';
import { find, on } from '../dom';

const code = () => import('./change');
const BUTTON = '[data-bookmark]';
const REMOVE = 'form[data-wishlist-remove]';
const CHOICE = `#${formId.addProduct} input[type=radio]`;
const warm = () => void code().catch(() => {});

/** Buttons that save a product or take it off the list, and the list itself (S4.6). */
export const startWishlist = (): void => {
  on('pointerdown', BUTTON, warm);
  on('focusin', BUTTON, warm);
  on('click', BUTTON, (event, element) => {
    const button = element as HTMLButtonElement;
    // Its form sends it, when the code that would can't be had.
    if (button.dataset.alone !== undefined) return;
    event.preventDefault();
    code().then(
      ({ toggle }) => toggle(button),
      () => {
        button.dataset.alone = '';
        button.click();
      },
    );
  });
  on('change', CHOICE, (_, element) => {
    const { form } = element as HTMLInputElement;
    // Not saved, so there is nothing to keep: the code needn't come.
    if (!form || !find(`${BUTTON}[form="${form.id}"][aria-pressed=true]`)) return;
    code().then(
      ({ keepChoice }) => keepChoice(form),
      (error) => console.info('The list keeps what was chosen before', error),
    );
  });
  on('submit', REMOVE, (event, element) => {
    const form = element as HTMLFormElement;
    if (form.dataset.alone !== undefined) return;
    event.preventDefault();
    code().then(
      ({ removeItem }) => removeItem(form),
      () => {
        form.dataset.alone = '';
        form.requestSubmit();
      },
    );
  });
  if (!find('[data-copy]')) return;
  code().then(
    ({ startCopying }) => startCopying(),
    (error) => console.info('The link is copied by hand', error),
  );
};
