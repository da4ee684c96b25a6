import type { CartView, PayWay } from '#features/cart/contract';
import { paymentTermsOf } from '#features/orders/api.server';
import type { PaymentMethodView } from '#features/orders/contract';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { isSeat } from '#kernel/values/line-kind';
import type { Host } from '#platform/host';
import { findLogo } from './logos';
import { findMethods, peekMethods } from './method-cache';
import { isHeld, isPayLater } from './mollie/order-lines';
import type { ProviderMethod } from './provider';
import { findProvider, TEST_BANK } from './providers';

const texts = paymentTexts.methods;

/** What most people in a country pay with comes first, and then by how many do. */
const first: Record<string, readonly string[]> = {
  NL: ['ideal', 'klarna', 'riverty', 'in3', 'paypal', 'creditcard', 'applepay', 'googlepay'],
  BE: ['bancontact', 'ideal'],
};

/** Ways to pay of one country: elsewhere hardly anybody can, so they come last there. */
const homes: Record<string, string> = {
  ...{ bancontact: 'BE', belfius: 'BE', kbc: 'BE', eps: 'AT', twint: 'CH', mobilepay: 'DK' },
  ...{ bancomatpay: 'IT', mybank: 'IT', satispay: 'IT', blik: 'PL', przelewy24: 'PL' },
  ...{ mbway: 'PT', multibanco: 'PT', bizum: 'ES', swish: 'SE', vipps: 'NO', ideal: 'NL' },
};

const placeOf = (country: string, id: string): number => {
  const usual = first[country] ?? [];
  const at = usual.indexOf(id);
  if (at !== -1) return at;
  return (homes[id] ?? country) === country ? usual.length : usual.length + 1;
};

const inOrder = (methods: readonly ProviderMethod[], country: string): ProviderMethod[] =>
  methods.toSorted((a, b) => placeOf(country, a.id) - placeOf(country, b.id));

const takes = (method: ProviderMethod, cents: number): boolean =>
  cents >= method.minCents && cents <= (method.maxCents ?? Number.POSITIVE_INFINITY);

/** What holds for all ways to pay at the provider; undefined: nothing. */
export const onlineNote = (host: Host): string | undefined =>
  findProvider(host)?.name === TEST_BANK ? texts.testNote : undefined;

const present = async (host: Host, method: ProviderMethod): Promise<PaymentMethodView> => ({
  id: method.id,
  title: method.title,
  note: isPayLater(method.id) ? texts.payLaterNote : undefined,
  logo: await findLogo(host, method),
  device: method.id === 'applepay' ? 'applepay' : undefined,
  needsProvider: true,
});

const ownMethods = (host: Host, deliveryKind: string): PaymentMethodView[] => [
  {
    id: 'transfer',
    title: texts.transfer,
    note: texts.transferNote(paymentTermsOf(host).transferDays),
    needsProvider: false,
  },
  ...(deliveryKind === 'pickup'
    ? [{ id: 'store', title: texts.store, note: texts.storeNote, needsProvider: false }]
    : []),
];

type Query = {
  totalCents: number;
  country: string;
  deliveryKind: string;
  /** There are seats at an event in it: those are paid at once, and not in days. */
  hasSeats?: boolean;
};

const offerOf = (
  host: Host,
  methods: readonly ProviderMethod[],
  { country, totalCents, hasSeats }: Query,
): Promise<PaymentMethodView[]> => {
  const online = methods.filter(
    (method) => takes(method, totalCents) && !(hasSeats && isHeld(method.id)),
  );
  return Promise.all(inOrder(online, country).map((method) => present(host, method)));
};

/** The ways to pay so many cents at the provider, the usual one first. */
export const listOnline = async (host: Host, query: Query): Promise<PaymentMethodView[]> =>
  offerOf(host, await findMethods(host, query.country), query);

/** The same of a cart, from where most live, as far as it is known without waiting for the provider. */
export const payWaysOf = async (host: Host, { lines, totals }: CartView): Promise<PayWay[]> => {
  const country = 'NL';
  const known = await peekMethods(host, country);
  const query = { country, totalCents: totals.dueCents, deliveryKind: 'home' };
  const offer = await offerOf(host, known, { ...query, hasSeats: lines.some(isSeat) });
  // Only a script on the device can tell whether the device supports it.
  return offer.filter(({ device }) => device === undefined);
};

/** All ways to pay so many cents: at the provider, by transfer, at the till. Nothing to pay: none. */
export const listMethods = async (host: Host, query: Query): Promise<PaymentMethodView[]> =>
  query.totalCents > 0
    ? [
        ...(await listOnline(host, query)),
        ...(query.hasSeats ? [] : ownMethods(host, query.deliveryKind)),
      ]
    : [];

/** What the provider's ways to pay in a country are called, the usual one first, whatever the sum. */
export const listOnlineNames = async (
  host: Host,
  country: string,
): Promise<Pick<ProviderMethod, 'id' | 'title'>[]> =>
  inOrder(await findMethods(host, country), country);

/** The ids of the provider's ways to pay in a country, whatever the sum. */
export const listMethodIds = async (host: Host, country: string): Promise<string[]> =>
  (await findMethods(host, country)).map(({ id }) => id);
