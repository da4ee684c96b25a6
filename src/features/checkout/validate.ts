import { personTexts } from '#kernel/messages/nl-person';
import { formTexts, checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { partProblemText } from '#kernel/values/person/problem-text';
import { type PersonPart, tidyPart } from '#kernel/values/person/rules';
import type {
  AddressName,
  AddressPart,
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

/** A field, and what is wrong with what stands in it; undefined: nothing. */
type Check = [field: CheckoutField, find: (text: string) => string | undefined];

const must = (field: CheckoutField, holds: (text: string) => boolean, message: string): Check => [
  field,
  (text) => (holds(text) ? undefined : message),
];

/** A field of which the field library has the rules. */
const person = (
  field: CheckoutField,
  part: PersonPart,
  asked: { required?: boolean; country?: string } = {},
): Check => [
  field,
  (text) => partProblemText(part, text, { label: texts.labels[field], ...asked }),
];

export const isSameEmail = (one: string, other: string): boolean =>
  tidyPart('email', one) === tidyPart('email', other);

/** An empty one is asked for as any other; what was typed must be the first. */
const secondEmail = (first: string): Check => [
  'email_check',
  (text) => {
    if (text === '') return personTexts.emailAgain;
    return isSameEmail(text, first) ? undefined : personTexts.emailDiffers;
  },
];

const { choose } = texts;

const contact = (values: CheckoutValues): Check[] => [
  person('email', 'email', { required: true }),
  secondEmail(values.email ?? ''),
  person('firstname', 'firstname', { required: true }),
  person('lastname', 'lastname', { required: true }),
  person('phone', 'phone'),
];

/** S4.3/8: passwords are asked when an account is wanted. */
const account = (values: CheckoutValues, context: CheckoutContext): Check[] => {
  const { secrets = {}, passwordProblem } = context;
  if (!values['account[create_account]']) return [];
  const { create_account_password: password = '' } = secrets;
  return [
    ['create_account_password', () => passwordProblem],
    must(
      'create_account_password_check',
      () => password === secrets.create_account_password_check,
      texts.passwordDiffers,
    ),
  ];
};

/** S5.2/8, and the country. The province is the lookup's, not the visitor's. */
const asked: readonly [part: AddressPart, required: boolean][] = [
  ['country', true],
  ['zipcode', true],
  ['housenumber', true],
  ['housenumber_suffix', false],
  ['street', true],
  ['place', true],
];

const addressChecks = (name: AddressName, values: CheckoutValues): Check[] => {
  const country = values[`${name}_country`] ?? '';
  const parts = asked.map(([part, required]) =>
    person(`${name}_${part}`, part, { country, required }),
  );
  if (name === 'address') return parts;
  // In the list of all that is wrong both addresses may stand.
  const ofOther = parts.map(
    ([field, find]): Check => [
      field,
      (text) => {
        const problem = find(text);
        return problem && texts.ofDelivery(problem);
      },
    ],
  );
  const receiver = (['firstname', 'lastname'] as const).map((part) =>
    person(`address_delivery_${part}`, part),
  );
  return [...receiver, ...ofOther];
};

const delivery = (values: CheckoutValues, context: CheckoutContext): Check[] => {
  const { kind, isSent = true, storeIds, isPoint = false } = context;
  if (!isSent) return [];
  const method = must('delivery_method', () => kind !== undefined, choose.delivery_method);
  if (kind === undefined) return [method];
  if (kind === 'pickup') {
    const isStore = (text: string) => storeIds.some((id) => String(id) === text);
    return [method, must('pickup_location', isStore, choose.pickup_location)];
  }
  const own = [method, ...addressChecks('address', values)];
  if (kind === 'point') return [...own, must('pickup_point', () => isPoint, choose.pickup_point)];
  return values.account_sameas ? own : [...own, ...addressChecks('address_delivery', values)];
};

const payment = (values: CheckoutValues, context: CheckoutContext): Check[] => {
  const { methodIds = [], isDue = true, kind } = context;
  if (!isDue) return [];
  if (values.payment_method === 'store') {
    return [must('payment_method', () => kind === 'pickup', texts.payInStoreOnlyWithPickup)];
  }
  const isOffered = (text: string) => text === 'transfer' || methodIds.includes(text);
  return [must('payment_method', isOffered, choose.payment_method)];
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
    must('conditions_agree', isFilled, formTexts.conditions),
  ];
  const errors: CheckoutErrors = {};
  for (const [field, find] of checks) {
    const text = (values as Record<string, string | undefined>)[field] ?? '';
    const problem = find(text);
    if (problem !== undefined) errors[field] = problem;
  }
  return errors;
};
