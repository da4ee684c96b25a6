import { formMessage, formTexts, checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { isEmail } from '#kernel/values/email';
import { isHousenumber } from '#kernel/values/housenumber';
import { isPhone } from '#kernel/values/phone';
import { isPostcode } from '#kernel/values/postcode';
import {
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutValues,
  type Country,
  countries,
} from './contract';

/** What else an answer depends on. */
export type CheckoutContext = {
  /** Stores where an order can be fetched. */
  storeIds: readonly number[];
};

const isFilled = (text: string): boolean => text !== '';

/** S5.1/8 for Dutch postcodes; others by their number of digits. */
const postcodes: Record<Country, (text: string) => boolean> = {
  NL: isPostcode,
  BE: (text) => /^[1-9]\d{3}$/.test(text),
  DE: (text) => /^\d{5}$/.test(text),
};

const isCountry = (text: string): text is Country =>
  (countries as readonly string[]).includes(text);

type Check = [field: CheckoutField, holds: (text: string) => boolean, message?: string];

const contact = (values: CheckoutValues): Check[] => [
  ['email', isEmail],
  ['email_check', (text) => text.toLowerCase() === values.email?.toLowerCase(), texts.emailDiffers],
  ['firstname', isFilled],
  ['lastname', isFilled],
  ['phone', (text) => !isFilled(text) || isPhone(text)],
];

const address = ({ address_country: country = '' }: CheckoutValues): Check[] => [
  ['address_country', isCountry],
  ['address_zipcode', (text) => postcodes[isCountry(country) ? country : 'NL'](text)],
  ['address_housenumber', isHousenumber],
  ['address_street', isFilled],
  ['address_place', isFilled],
];

const choose = (field: CheckoutField): string => formMessage(formTexts.choose, texts.labels[field]);

const delivery = (values: CheckoutValues, { storeIds }: CheckoutContext): Check[] => {
  const isPickup = values.delivery_method === 'pickup' && storeIds.length > 0;
  const isKnown = (text: string) => text === 'home' || isPickup;
  const method: Check = ['delivery_method', isKnown, choose('delivery_method')];
  if (!isPickup) return [method, ...(values.delivery_method === 'home' ? address(values) : [])];
  const isStore = (text: string) => storeIds.some((id) => String(id) === text);
  return [method, ['pickup_location', isStore, choose('pickup_location')]];
};

const payment = (values: CheckoutValues): Check[] =>
  values.payment_method === 'store'
    ? [
        [
          'payment_method',
          () => values.delivery_method === 'pickup',
          texts.payInStoreOnlyWithPickup,
        ],
      ]
    : [['payment_method', (text) => text === 'transfer', choose('payment_method')]];

/** The messages of S5.1 for what is not right, by field, in the order in which they stand. */
export const validateCheckout = (
  values: CheckoutValues,
  context: CheckoutContext,
): CheckoutErrors => {
  const checks: Check[] = [
    ...contact(values),
    ...delivery(values, context),
    ...payment(values),
    ['conditions_agree', isFilled, formTexts.conditions],
  ];
  const errors: CheckoutErrors = {};
  for (const [field, holds, message] of checks) {
    if (holds(values[field] ?? '')) continue;
    errors[field] = message ?? formMessage(formTexts.invalid, texts.labels[field]);
  }
  return errors;
};
