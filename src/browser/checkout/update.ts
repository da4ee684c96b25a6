import { type Control, isChanged } from '../changed';
import { announce, find, on } from '../dom';
import { texts } from '../texts';
import { endOfStep, endsStep, goOn, leaveSteps } from './steps';
import { swapParts } from './swap';

const FORM = 'form[data-update-url]';
const PLACES = '[data-checkout],[data-cart-content],dialog[data-cart-popover]';

/** A form that sends itself, because its code can't be had. */
let bySelf: HTMLFormElement | undefined;

/** The checkout form that an element belongs to. */
export const formOf = (element: Element): HTMLFormElement | null =>
  (element as HTMLInputElement).form?.closest<HTMLFormElement>(FORM) ?? element.closest(FORM);

/** Says beside the total that it may be old, until it was reckoned again. */
const tell = (form: HTMLFormElement, isKept: boolean): void => {
  const notice = find('[data-not-updated]', form);
  if (!notice) return;
  notice.hidden = isKept;
  if (!isKept) announce(notice.textContent?.trim() ?? '');
};

/** What became of an update: `unable`: its code could not be fetched. */
type Updated = 'kept' | 'failed' | 'unable';

const update = async (form: HTMLFormElement, submitter?: HTMLElement | null): Promise<Updated> => {
  const place = form.closest<HTMLElement>(PLACES);
  const action = form.dataset.updateUrl;
  if (!place || !action) return 'unable';
  const data = new FormData(form, submitter);
  const cart = await import('../cart/cart').catch((error: unknown) => {
    console.info(texts.checkoutFailed, error);
  });
  if (!cart) return 'unable';
  // The parts of the form open and fold with what is filled in: all of it comes anew.
  const swap = endsStep(submitter) ? undefined : swapParts;
  const isKept = await cart.sendCartForm({ form, place, action, data, swap });
  return isKept ? 'kept' : 'failed';
};

/**
 * Sends the whole checkout to be kept; it comes back with what it costs now (S7.3/5). Answers
 * whether it was; the visitor is told when not, and the form still tells everything when it is sent.
 */
export const updateCheckout = async (form: HTMLFormElement): Promise<boolean> => {
  const isKept = (await update(form)) === 'kept';
  tell(form, isKept);
  return isKept;
};

/** A button that asks for it: as a plain form where the background way is not there. */
const updateBy = async (form: HTMLFormElement, submitter: HTMLElement): Promise<void> => {
  const place = form.closest<HTMLElement>(PLACES);
  const isEnd = endsStep(submitter);
  if (isEnd) leaveSteps();
  const updated = await update(form, submitter);
  tell(form, updated === 'kept');
  if (isEnd && place && updated === 'kept') goOn(place, (submitter as HTMLButtonElement).value);
  if (updated !== 'unable') return;
  bySelf = form;
  form.requestSubmit(submitter);
};

/** S2.7/12, S4.3/11: what changes the price is sent at once, and so is a button that asks for it. */
export const startUpdates = (): void => {
  // Who was quicker than this script is not forgotten.
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
    const controls = [...form.querySelectorAll<Control>('[data-updates]')];
    if (controls.some(isChanged)) void updateCheckout(form);
  }
  on('change', `${FORM} [data-updates]`, (_, element) => {
    const form = formOf(element);
    if (form) void updateCheckout(form);
  });
  on('submit', FORM, (event, element) => {
    const { submitter } = event as SubmitEvent;
    const form = element as HTMLFormElement;
    if (submitter?.getAttribute('formaction') !== form.dataset.updateUrl) return;
    if (bySelf === form) return;
    event.preventDefault();
    void updateBy(form, endOfStep(submitter as HTMLElement, document.activeElement));
  });
};
