import { find, on } from '../dom';

const FORM = 'dialog form[data-update-url]';
const PLACE = '[data-checkout]';

const busy = new WeakSet<HTMLFormElement>();

/** Orders in the background; the popover is left once the order stands. False: it did not come through. */
const order = async (form: HTMLFormElement, place: HTMLElement): Promise<boolean> => {
  const cart = await import('../cart/cart').catch(() => undefined);
  if (!cart) return false;
  const isSent = await cart.sendCartForm({
    ...{ form, place, action: form.action, data: new FormData(form) },
  });
  // What is not right takes the focus, as on a page that comes back.
  if (isSent) find('[autofocus]', place)?.focus();
  return isSent;
};

/** S7.3/3: in the popover, what is not right is told there. On its page the form is sent plainly. */
export const startOrdering = (): void =>
  on('submit', FORM, (event, element) => {
    const form = element as HTMLFormElement;
    const place = form.closest<HTMLElement>(PLACE);
    const { submitter } = event as SubmitEvent;
    if (!place || event.defaultPrevented || submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (busy.has(form)) return;
    busy.add(form);
    void order(form, place).then((isSent) => {
      busy.delete(form);
      // Its key makes it one order, however often it comes.
      if (!isSent) form.submit();
    });
  });
