import { field, path } from '#kernel/wire';
import { find, isPlainClick, on } from '../dom';

/** The cart's code comes with the first that needs it, or with the finger that is about to. */
const cart = () => import('./cart');
const ADD = 'form[name=addproduct] :is(input,select,textarea)';
const NEEDS = 'form[name=addproduct], a[data-cart-button], form[data-cart-form]';
const PLACES = '[data-cart-content],dialog[data-cart-popover],[data-checkout]';

/** Forms whose reply will bring a new one in their place. */
const sent = new WeakSet<HTMLFormElement>();

/** Forms that send themselves, because the code can't be had. */
const alone = new WeakSet<HTMLFormElement>();

/** As a plain form, and with the button that was pressed: it says what is to be done. */
const sendAlone = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  alone.add(form);
  form.requestSubmit(submitter);
};

const warm = () => void cart().catch(() => {});

/**
 * S5.4/4: the form passes the check of site forms, which says what is wrong in the page's own dialog
 * rather than the browser its way.
 */
const startChecking = (): void =>
  on(
    'invalid',
    ADD,
    (event, control) => {
      const { form } = control as HTMLInputElement;
      if (!form || alone.has(form)) return;
      event.preventDefault();
      cart().then(
        ({ mayAdd }) => mayAdd(form),
        () => {
          alone.add(form);
          form.reportValidity();
        },
      );
    },
    true,
  );

/** S2.7/2: in the background, unless the submitting button carries a toggle attribute. */
const startAdding = (): void =>
  on('submit', 'form[name=addproduct]', (event, element) => {
    const { submitter } = event as SubmitEvent;
    const form = element as HTMLFormElement;
    if (event.defaultPrevented || submitter?.hasAttribute('data-toggle')) return;
    // Saves it, without the code that would do so in the page.
    if (submitter?.hasAttribute('data-bookmark')) return;
    if (alone.has(form)) return;
    event.preventDefault();
    const data = new FormData(form, submitter);
    cart().then(
      ({ addToCart, mayAdd }) => {
        if (mayAdd(form)) void addToCart(form, data);
      },
      () => sendAlone(form, submitter),
    );
  });

/** S2.7/4: the checkout itself shows the cart already. */
const startButton = (): void =>
  on('click', 'a[data-cart-button]', (event, element) => {
    if (!isPlainClick(event) || find('[data-checkout]:not(dialog *)')) return;
    event.preventDefault();
    const { href } = element as HTMLAnchorElement;
    cart().then(
      ({ openCart }) => openCart(href, { instead: path.checkout }),
      () => location.assign(href),
    );
  });

/** S7.3/3: the cart's forms, in the popover and on the checkout page. */
const startForms = (): void =>
  on('submit', 'form[data-cart-form]', (event, element) => {
    const place = element.closest<HTMLElement>(PLACES);
    const form = element as HTMLFormElement;
    if (!place || event.defaultPrevented || alone.has(form)) return;
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    sent.add(form);
    const data = new FormData(form, submitter);
    const action =
      submitter?.getAttribute('formaction') || form.getAttribute('action') || location.href;
    cart().then(
      ({ sendCartForm }) => sendCartForm({ form, place, action, data }),
      () => sendAlone(form, submitter),
    );
  });

/** A typed number of pieces counts when its box is left; Enter has sent it already. */
const startQuantities = (): void =>
  on('change', `form[data-cart-form] input[name=${field.quantity}]`, (_, element) => {
    const { form } = element as HTMLInputElement;
    setTimeout(() => {
      if (form && !sent.has(form)) form.requestSubmit();
    });
  });

/** The cart over the page: adding, its button, its forms. */
export const startCart = (): void => {
  startChecking();
  startAdding();
  startButton();
  startForms();
  startQuantities();
  on('pointerdown', NEEDS, warm);
  on('focusin', NEEDS, warm);
};
