import { path } from '#kernel/wire';
import { showCount } from '../badges';
import { find } from '../dom';
import { post } from '../post';
import { during, isLeaving } from '../request';
import { texts } from '../texts';
import { hideCart, openCart } from './popover';

/** S3.5/1, and the message of an error reply. */
type AddReply = {
  success?: boolean;
  number_of_articles?: number;
  redirect_url?: string;
  message?: string;
};

const busy = new WeakSet<HTMLFormElement>();

/** A message beside the form's button, read out at once; '' takes it away. */
const showMessage = (form: HTMLFormElement, text: string, tone: 'error' | 'notice'): void => {
  let message = find('[data-form-message]', form);
  if (!message) {
    message = document.createElement('p');
    message.role = 'alert';
    (find('[type=submit]', form)?.parentElement ?? form).append(message);
  }
  message.dataset.formMessage = tone;
  message.textContent = text;
  message.hidden = text === '';
};

const ask = async (form: HTMLFormElement, data: FormData): Promise<AddReply> => {
  const action = form.getAttribute('action') || path.addToCart;
  const response = await post(action, data, 'application/json');
  const reply = (await response.json()) as AddReply;
  return response.ok ? reply : { message: reply.message, success: false };
};

const add = async (form: HTMLFormElement, data: FormData): Promise<void> => {
  showMessage(form, '', 'notice');
  const reply = await during(() => ask(form, data)).catch((): AddReply => ({}));
  if (isLeaving()) return;
  if (!reply.success) {
    showMessage(form, reply.message || texts.addFailed, 'error');
    return;
  }
  // For example: fewer could be added than were asked for.
  showMessage(form, reply.message ?? '', 'notice');
  hideCart();
  showCount('cart', reply.number_of_articles);
  await openCart(reply.redirect_url || path.checkout, {
    added: reply.message || texts.addedToCart,
  });
};

/** Adds to the cart without leaving the page (S2.7/3). One request of a form at a time. */
export const addToCart = async (form: HTMLFormElement, data: FormData): Promise<void> => {
  if (busy.has(form)) return;
  busy.add(form);
  form.ariaBusy = 'true';
  await add(form, data);
  busy.delete(form);
  form.ariaBusy = null;
};
