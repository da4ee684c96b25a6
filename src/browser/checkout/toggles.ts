import { all, find, on } from '../dom';
import { texts } from '../texts';
import { formOf } from './update';

/** S2.7/14: the field around the box is open while it is ticked. */
const toggleGiftService = (box: HTMLInputElement): void => {
  box.closest('[data-giftservice-field]')?.classList.toggle('open', box.checked);
};

/** S4.3/8: passwords are required while an account is wanted. */
const togglePasswords = (box: HTMLInputElement): void => {
  const block = box.closest('[data-create-block]');
  if (!block) return;
  for (const input of all<HTMLInputElement>('[data-create-passwords] input', block)) {
    input.required = box.checked;
  }
};

/** S2.7/11: the fields that unticking shows come into sight. */
const showDeliveryAddress = (box: HTMLInputElement): void => {
  if (box.checked) return;
  const form = formOf(box);
  const fields = form && find('[data-delivery-address]', form);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  fields?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'nearest' });
};

const FORM = 'form[data-update-url]';

/** Boxes that show or hide what belongs to them. What is seen is the style's own work. */
export const startToggles = (): void => {
  const follow = (name: string, act: (box: HTMLInputElement) => void) =>
    on('change', `${FORM} input[name="${name}"]`, (_, box) => act(box as HTMLInputElement));
  follow('giftservice', toggleGiftService);
  follow('account[create_account]', togglePasswords);
  follow('account_sameas', showDeliveryAddress);
  const settle = () => {
    for (const box of all<HTMLInputElement>('[data-create-block] input[type=checkbox]')) {
      togglePasswords(box);
    }
  };
  document.addEventListener('checkout:shown', settle);
  settle();
};

/** S5.4/1: the second e-mail address is typed. What a password manager fills in is let be. */
export const blockPasting = (event: Event, input: HTMLElement): void => {
  const form = formOf(input);
  const inputs = form ? all('input[type=email]', form).filter((one) => formOf(one) === form) : [];
  if (inputs.filter((one) => !one.closest('[data-login-block]'))[1] !== input) return;
  event.preventDefault();
  window.alert(texts.noPasting);
};
