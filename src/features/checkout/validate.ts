import { formMessage, formTexts, checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { isStandardEmail } from '#kernel/values/email';
import { isHousenumber } from '#kernel/values/housenumber';
import { isPhone } from '#kernel/values/phone';
import { isPostalCode, isPostalCountry } from '#kernel/values/postal-code';
import type {
  AddressName,
  CheckoutErrors,
  CheckoutField,
  CheckoutValues,
  Secrets,
} from './contract';

/** What else an answer depends on. */
export type CheckoutContext = {
  /** What the chosen way of delivery is; absent: it is not offered. */
  kind?: 'home' | 'pickup' | 'point';
  /** False: nothing is sent, so no address is needed. */
  isSent?: boolean;
  /** Stores where an order can be fetched. */
  storeIds: readonly number[];
  /** Whether the chosen service point is one. */
  isPoint?: boolean;
  /** Ways to pay at the payment service. */
  methodIds?: readonly string[];
  /** Whether anything is left to pay. */
  isDue?: boolean;
  /** Passwords that were typed, and what is wrong with the first. */
  secrets?: Secrets;
  passwordProblem?: string;
};

const isFilled = (text: string): boolean => text !== '';

type Check = [field: CheckoutField, holds: (text: string) => boolean, message?: string];

const choose = (field: CheckoutField): string => formMessage(formTexts.choose, texts.labels[field]);

const contact = (values: CheckoutValues): Check[] => [
  ['email', isStandardEmail],
  // Of two that are empty nothing differs: the first one is asked for.
  [
    'email_check',
    (text) => text.toLowerCase() === (values.email ?? '').toLowerCase(),
    texts.emailDiffers,
  ],
  ['firstname', isFilled],
  ['lastname', isFilled],
  ['phone', (text) => !isFilled(text) || isPhone(text)],
];

/** S4.3/8: passwords are asked when an account is wanted. */
const account = (values: CheckoutValues, context: CheckoutContext): Check[] => {
  const { secrets = {}, passwordProblem } = context;
  if (!values['account[create_account]']) return [];
  const { create_account_password: password = '' } = secrets;
  return [
    ['create_account_password', () => passwordProblem === undefined, passwordProblem],
    [
      'create_account_password_check',
      () => password === secrets.create_account_password_check,
      texts.passwordDiffers,
    ],
  ];
};

const addressChecks = (name: AddressName, values: CheckoutValues): Check[] => {
  const given = values[`${name}_country`] ?? '';
  const country = isPostalCountry(given) ? given : 'NL';
  return [
    [`${name}_country`, isPostalCountry],
    [`${name}_zipcode`, (text) => isPostalCode(country, text)],
    [`${name}_housenumber`, isHousenumber],
    [`${name}_street`, isFilled],
    [`${name}_place`, isFilled],
  ];
};

const delivery = (values: CheckoutValues, context: CheckoutContext): Check[] => {
  const { kind, isSent = true, storeIds, isPoint = false } = context;
  if (!isSent) return [];
  const method: Check = ['delivery_method', () => kind !== undefined, choose('delivery_method')];
  if (kind === undefined) return [method];
  if (kind === 'pickup') {
    const isStore = (text: string) => storeIds.some((id) => String(id) === text);
    return [method, ['pickup_location', isStore, choose('pickup_location')]];
  }
  const own = [method, ...addressChecks('address', values)];
  if (kind === 'point') return [...own, ['pickup_point', () => isPoint, choose('pickup_point')]];
  return values.account_sameas ? own : [...own, ...addressChecks('address_delivery', values)];
};

const payment = (values: CheckoutValues, context: CheckoutContext): Check[] => {
  const { methodIds = [], isDue = true, kind } = context;
  if (!isDue) return [];
  if (values.payment_method === 'store') {
    return [['payment_method', () => kind === 'pickup', texts.payInStoreOnlyWithPickup]];
  }
  const isOffered = (text: string) => text === 'transfer' || methodIds.includes(text);
  return [['payment_method', isOffered, choose('payment_method')]];
};

/** The messages of S5.1 for what is not right, by field, in the order in which they stand. */
export const validateCheckout = (
  values: CheckoutValues,
  context: CheckoutContext,
): CheckoutErrors => {
  const checks: Check[] = [
    ...contact(values),
    ...account(values, context),
    ...delivery(values, context),
    ...payment(values, context),
    ['conditions_agree', isFilled, formTexts.conditions],
  ];
  const errors: CheckoutErrors = {};
  for (const [field, holds, message] of checks) {
    const text = (values as Record<string, string | undefined>)[field] ?? '';
    if (holds(text)) continue;
    errors[field] = message ?? formMessage(formTexts.invalid, texts.labels[field]);
  }
  return errors;
};
