import { on } from '../dom';
import { swapParts } from './swap';

const FORM = 'form[data-update-url]';
const PLACES = '[data-checkout],[data-cart-content],dialog[data-cart-popover]';

/** The checkout form that an element belongs to. */
export const formOf = (element: Element): HTMLFormElement | null =>
  (element as HTMLInputElement).form?.closest<HTMLFormElement>(FORM) ?? element.closest(FORM);

/**
 * Sends the whole checkout to be kept; it comes back with what it costs now (S7.3/5). Without its
 * code, or without an answer, the form still tells everything when it is sent.
 */
export const updateCheckout = async (
  form: HTMLFormElement,
  submitter?: HTMLElement | null,
): Promise<void> => {
  const place = form.closest<HTMLElement>(PLACES);
  const action = form.dataset.updateUrl;
  if (!place || !action) return;
  const data = new FormData(form, submitter);
  const { sendCartForm } = await import('../cart/cart');
  await sendCartForm({ form, place, action, data, swap: swapParts });
};

/** S2.7/12, S4.3/11: what changes the price is sent at once, and so is a button that asks for it. */
export const startUpdates = (): void => {
  on('change', `${FORM} [data-updates]`, (_, element) => {
    const form = formOf(element);
    if (form) void updateCheckout(form).catch(() => {});
  });
  on('submit', FORM, (event, element) => {
    const { submitter } = event as SubmitEvent;
    const form = element as HTMLFormElement;
    if (submitter?.getAttribute('formaction') !== form.dataset.updateUrl) return;
    event.preventDefault();
    updateCheckout(form, submitter).catch(() => form.submit());
  });
};
