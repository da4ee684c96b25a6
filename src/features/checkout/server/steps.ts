import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { tidyPart } from '#kernel/values/person/rules';
import {
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutProps,
  type CheckoutValues,
  type DeliveryChoice,
  type Secrets,
  type StepName,
  type StepState,
  type Steps,
  stepNames,
  stepOf,
  type Told,
} from '../contract';
import { validateCheckout } from '../validate';

/** What is asked of the form's parts, besides that it is shown. */
export type StepRequest = {
  /** The part that the visitor says is filled in. */
  ends?: StepName;
  /** The part that he wants to see. */
  opens?: StepName;
  /** He wanted to order: he saw the last part. */
  isOrder?: boolean;
};

/** A part's name as a form sent it. */
export const readStep = (text: string | undefined): StepName | undefined =>
  stepNames.find((name) => name === text);

type Shown = Pick<CheckoutProps, 'choices' | 'chosen' | 'isSent' | 'isDelivered' | 'stores'> & {
  isPoint: boolean;
  secrets?: Secrets;
};

/** What is yet missing, by field; of the last part nothing is asked before the order. */
export const findMissing = (values: CheckoutValues, shown: Shown): CheckoutErrors => {
  const { choices, chosen, isSent, isDelivered, stores, isPoint, secrets } = shown;
  const { kind } = choices.find(({ id }) => id === chosen && isDelivered) ?? {};
  return validateCheckout(values, {
    kind,
    isSent,
    storeIds: stores.map(({ id }) => id),
    isPoint,
    isDue: false,
    secrets,
  });
};

const stepsIn = (errors: CheckoutErrors): Set<StepName> =>
  new Set(
    Object.keys(errors)
      .filter((name) => name !== '')
      .map((name) => stepOf(name as CheckoutField)),
  );

/** Those of one part. */
export const errorsOfStep = (errors: CheckoutErrors, step: StepName): CheckoutErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => name !== '' && stepOf(name as CheckoutField) === step,
    ),
  );

/**
 * The first part in which something is missing is open, those before it are done and those behind it come
 * later. A part with something wrong in it is always open, and so is one that the visitor wants to see.
 */
export const stepsOf = (
  missing: CheckoutErrors,
  errors: CheckoutErrors,
  { opens, isOrder = false }: StepRequest,
): Steps => {
  const isMissing = stepsIn(missing);
  const isWrong = stepsIn(errors);
  const current = stepNames.find((name) => name === 'payment' || isMissing.has(name));
  const at = stepNames.indexOf(current ?? 'payment');
  const stateOf = (name: StepName, index: number): StepState => {
    const isOpen = name === current || name === opens || isWrong.has(name);
    if (isOpen || (isOrder && name === 'payment')) return 'open';
    return index < at ? 'done' : 'ahead';
  };
  return Object.fromEntries(stepNames.map((name, index) => [name, stateOf(name, index)])) as Steps;
};

const line = (parts: readonly (string | undefined)[], between = ' '): string =>
  parts.filter(Boolean).join(between);

const addressLine = (values: CheckoutValues): string => {
  const name = values.account_sameas ? 'address' : 'address_delivery';
  const at = (part: 'street' | 'housenumber' | 'housenumber_suffix' | 'place') =>
    values[`${name}_${part}`];
  const zipcode = tidyPart(
    'zipcode',
    values[`${name}_zipcode`] ?? '',
    values[`${name}_country`] ?? 'NL',
  );
  return line(
    [
      line([at('street'), at('housenumber'), at('housenumber_suffix')]),
      line([zipcode, at('place')]),
    ],
    ', ',
  );
};

/** Where it goes to, or comes from. */
const placeOf = (
  values: CheckoutValues,
  {
    choices,
    chosen,
    stores,
    point,
  }: Pick<CheckoutProps, 'choices' | 'chosen' | 'stores' | 'point'>,
): string => {
  const kind = choices.find(({ id }) => id === chosen)?.kind;
  if (kind === 'pickup') {
    const store = stores.find(({ id }) => String(id) === values.pickup_location);
    return store ? `${store.place}, ${store.street}. ${store.ready.text}` : '';
  }
  if (kind === 'point') return line([point.pickup_point_title, point.pickup_point_place], ', ');
  return addressLine(values);
};

/** When it comes. What is paid by transfer is packed when the money is there, on a day that nobody knows. */
const promiseOf = ({ promise }: DeliveryChoice, { payment_method: payment }: CheckoutValues) =>
  payment === 'transfer' ? texts.afterTransfer : promise;

/** What was filled in, for the parts that are folded. */
export const toldOf = (
  values: CheckoutValues,
  shown: Pick<CheckoutProps, 'choices' | 'chosen' | 'stores' | 'point' | 'isSent' | 'seats'>,
): Told => {
  const way = shown.choices.find(({ id }) => id === shown.chosen);
  return {
    contact: [
      line([values.firstname, values.lastname]),
      line([values.email, values.phone], ' · '),
    ].filter(Boolean),
    delivery: shown.isSent
      ? [
          line([way?.title, way?.kind === 'home' ? promiseOf(way, values) : ''], ' · '),
          placeOf(values, shown),
        ].filter(Boolean)
      : [shown.seats === 'none' ? texts.mailed : texts.mailedSeats],
  };
};
