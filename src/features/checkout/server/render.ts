import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findAccount } from '#features/accounts/api.server';
import type { AccountAddress } from '#features/accounts/contract';
import {
  CartEmpty,
  CartLines,
  emptyTexts,
  findCart,
  findPopular,
  readLines,
  type StoredLine,
  visitorToken,
} from '#features/cart/api.server';
import type { CartView, RemovedLine } from '#features/cart/contract';
import { listDeliveryCountries } from '#features/delivery/api.server';
import { snapshotOf, TERMS_PAGE } from '#features/orders/api.server';
import { listPaymentMethods, onlineNote } from '#features/payments/api.server';
import { getSite, isSeen, reviewMailDays, shownFrame } from '#features/settings/api.server';
import { giftService } from '#kernel/limits';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { countSeats, isSeat, seatsAmong } from '#kernel/values/line-kind';
import type { Host } from '#platform/host';
import type { Session } from '#platform/sessions/sessions';
import type { CheckoutErrors, CheckoutProps, CheckoutValues, Secrets } from '../contract';
import { readyDaysOf } from '../ready-days';
import { Checkout, EmptyCheckout } from '../site/checkout.view';
import { isSameEmail } from '../validate';
import { type Choices, findChosenPoint, listChoices } from './delivery';
import { knownValues, withOwnEmail } from './known';
import { newOrderKey } from './order-key';
import { presentPoints } from './points';
import { chooseSaved, listSaved, presentSaved, withSaved } from './saved';
import { errorsOfStep, findMissing, type StepRequest, stepsOf, toldOf } from './steps';
import { fetchesNear, listPickupStores, withChosenStore, withOwnStore } from './stores';
import { renderUnpaid } from './unpaid';
import { firstValues } from './values';

export type CheckoutState = {
  session: Session | undefined;
  /** What the visitor sent just now; absent: what was kept of him. */
  values?: CheckoutValues;
  errors?: CheckoutErrors;
  /** The store that the visitor made his own. */
  mine?: number;
  /** Who asks, by his network address. */
  client?: string;
  /** The key of the form that he sent; absent: a new one. */
  orderKey?: string;
  removed?: Pick<RemovedLine, 'variantId' | 'quantity'>;
  /** What could not be done with a line. */
  notices?: string[];
  /** It was sent to be ordered, or one of its parts. */
  asked?: StepRequest;
  /** Passwords that were typed just now; they are looked at, and sent to nobody. */
  secrets?: Secrets;
  passwordProblem?: string;
};

export type RenderedCheckout = {
  /** What stands within `[data-checkout]`. */
  html: string;
  quantity: number;
};

/** The checkout as it stands now: prices, stock and stores are read anew each time. */
export const renderCheckout = async (
  host: Host,
  state: CheckoutState,
): Promise<RenderedCheckout> => {
  const { session, values, errors = {}, orderKey, removed, notices, client, mine, asked } = state;
  const [lines, given, saved, unpaid] = await Promise.all([
    session ? readLines(host.db, session.id) : [],
    values ?? (session ? knownValues(host, session) : firstValues),
    listSaved(host, session),
    renderUnpaid(host, session?.id),
  ]);
  const chosen = chooseSaved(given, saved);
  // Who was just told to choose a store chooses one himself.
  const known = errors.pickup_location ? chosen : await withOwnStore(host, chosen, mine);
  const stored = await withChosenStore(host, lines, known);
  const cart = await findCart(host, session?.id, { removed, notices, stored });
  const token = visitorToken(host, session?.id);
  if (!session || cart.lines.length === 0) {
    const told = asked?.isOrder ? [...cart.notices, texts.nothingOrdered] : cart.notices;
    const { html, quantity } = await renderEmpty(host, { ...cart, notices: told }, token);
    return { html: unpaid + html, quantity };
  }
  const props = await propsOf(host, { session, stored, cart, known, saved, client, mine, token });
  const { quantity } = props;
  const parts = await partsOf(host, { ...state, session }, { props, known, saved });
  const page = createElement(Checkout, {
    ...props,
    ...parts,
    orderKey: orderKey ?? props.orderKey,
  });
  return { html: unpaid + renderToStaticMarkup(page), quantity };
};

type Shown = {
  props: Omit<CheckoutProps, keyof Parts>;
  known: CheckoutValues;
  saved: AccountAddress[];
};
type Parts = Pick<CheckoutProps, 'errors' | 'steps' | 'told'>;

/** What is wrong, and which parts of the form are open because of it. */
const partsOf = async (
  host: Host,
  {
    session,
    errors = {},
    asked = {},
    secrets,
    passwordProblem,
  }: CheckoutState & { session: Session },
  { props, known, saved }: Shown & { props: { problems: CheckoutErrors } },
): Promise<Parts> => {
  const values = withSaved(await withOwnEmail(host, known, session), saved);
  const isPoint = (await findChosenPoint(host, known)) !== undefined;
  const isKnown = session.accountId !== null;
  const missing = {
    ...findMissing(values, { ...props, isPoint, secrets: isKnown ? undefined : secrets }),
    ...(passwordProblem && { create_account_password: passwordProblem }),
  };
  const own = asked.ends ? errorsOfStep(missing, asked.ends) : {};
  const all = { ...props.problems, ...own, ...errors };
  return { errors: all, steps: stepsOf(missing, all, asked), told: toldOf(values, props) };
};

const renderEmpty = async (
  host: Host,
  cart: CartView,
  token: string,
): Promise<RenderedCheckout> => {
  const links = shownFrame(host, getSite(host).language).navigation.map(({ title, href }) => ({
    title,
    href,
  }));
  const lines = createElement(CartLines, { cart, token });
  const empty = createElement(CartEmpty, {
    ...{ level: 1 as const, links, popular: await findPopular(host) },
    own: emptyTexts(host, getSite(host).language),
  });
  return {
    html: renderToStaticMarkup(createElement(EmptyCheckout, null, lines, empty)),
    quantity: 0,
  };
};

type Known = {
  session: Session;
  stored: StoredLine[];
  cart: CartView;
  known: CheckoutValues;
  saved: AccountAddress[];
  client: string | undefined;
  mine: number | undefined;
  token: string;
};

/** Ways to pay for what is chosen; who can fetch it in a store sees the till beside them. */
const methodsFor = (
  host: Host,
  { stored, values }: { stored: readonly StoredLine[]; values: CheckoutValues },
  { chosen, choices }: Choices,
) =>
  listPaymentMethods(host, {
    totalCents: chosen.totals.dueCents,
    country: values.address_country ?? 'NL',
    deliveryKind: choices.some(({ kind }) => kind === 'pickup') ? 'pickup' : 'home',
    hasSeats: stored.some(isSeat),
  });

/** Whoever chose nothing yet finds what most people pay with chosen: the first of them. */
const withPayment = (values: CheckoutValues, methods: CheckoutProps['methods']): CheckoutValues =>
  values.payment_method || !methods[0] ? values : { ...values, payment_method: methods[0].id };

const propsOf = async (
  host: Host,
  { session, stored, cart, known, saved, client, mine, token }: Known,
): Promise<Omit<CheckoutProps, keyof Parts> & { problems: CheckoutErrors }> => {
  const values = withSaved(known, saved);
  const near = fetchesNear(values);
  const stores = await listPickupStores(host, stored, {
    near,
    mine,
    chosen: values.pickup_location,
  });
  const sessionId = session.id;
  const [found, account] = await Promise.all([
    listChoices(host, { sessionId, lines: stored, values, stores, client, keepsHome: true }),
    session.accountId ? findAccount(host, session.accountId) : undefined,
  ]);
  const { choices, chosen, isSent, isDelivered } = found;
  const [methods, points, sentTo] = await Promise.all([
    methodsFor(host, { stored, values }, found),
    presentPoints(host, values, chosen),
    listDeliveryCountries(host),
  ]);
  const totals = Object.fromEntries(choices.map((choice) => [choice.id, choice.totals]));
  return {
    values: {
      ...withPayment(known, methods),
      delivery_method: chosen.id,
      // Where the list begins is seen, and can be changed.
      ...(stores.some(({ isNearest }) => isNearest) && { stores_zipcode: near }),
    },
    problems: Object.fromEntries(found.problems.map(({ field, message }) => [field, message])),
    token,
    visitor: {
      site: getSite(host).slug,
      account: account && {
        email: account.email,
        isUsed: isSameEmail(values.email ?? '', account.email),
      },
    },
    orderKey: newOrderKey(host, session),
    quote: snapshotOf(cart.lines, totals),
    readyDays: readyDaysOf(stores),
    quantity: chosen.totals.quantity,
    choices,
    chosen: chosen.id,
    isSent,
    reviewMailDays: isSent ? reviewMailDays(host) : 0,
    pages: {
      terms: isSeen(host, TERMS_PAGE),
      privacy: isSeen(host, '/privacy'),
      returns: isSeen(host, '/retourneren'),
    },
    seats: seatsAmong(stored),
    seatCount: countSeats(cart.lines),
    ...{ isDelivered, sentTo },
    methods,
    paymentNote: onlineNote(host),
    stores: choices.some(({ kind }) => kind === 'pickup') ? stores : [],
    saved: saved.map(presentSaved),
    ...points,
    lines: createElement(CartLines, { cart, token }),
    giftServiceCents: giftService.price,
  };
};
