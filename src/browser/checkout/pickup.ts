import { all, find, on } from '../dom';
import { formOf, updateCheckout } from './update';

/** S4.3/10: before the checkout is sent with the point that was chosen. In ms. */
const DELAY = 500;
const PREFIX = 'data-';

let waiting: ReturnType<typeof setTimeout> | undefined;

/** S3.5/5: what an option says of itself goes into the hidden inputs of the same names. */
const fillPickup = (option: Element, form: ParentNode): void => {
  for (const { name, value } of [...option.attributes]) {
    const input =
      name.startsWith(PREFIX) &&
      find<HTMLInputElement>(
        `input[type=hidden][name="${CSS.escape(name.slice(PREFIX.length))}"]`,
        form,
      );
    if (input) input.value = value;
  }
};

const choose = (option: Element): void => {
  const form = formOf(option);
  if (!form) return;
  fillPickup(option, form);
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (form.isConnected) void updateCheckout(form);
  }, DELAY);
};

/** S2.7/15: choosing a service point; one that is chosen when the page starts counts as well. */
export const startPickup = (): void => {
  on('change', '[data-pickup-option]', (_, option) => choose(option));
  const [chosen] = all<HTMLInputElement>('[data-pickup-option]').filter(({ checked }) => checked);
  if (chosen) choose(chosen);
};
