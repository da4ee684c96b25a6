import { waitsOf } from '#features/orders/api.server';
import type { PaymentMethodView } from '#features/orders/contract';
import { paymentTexts } from '#kernel/messages/nl-payments';
import type { Host } from '#platform/host';
import { findLogo } from './logos';
import { findMethods } from './method-cache';
import { isPayLater } from './mollie/order-lines';
import type { ProviderMethod } from './provider';
import { findProvider } from './providers';

const texts = paymentTexts.methods;

/** What most people in a country pay with comes first. */
const first: Record<string, readonly string[]> = {
  NL: ['ideal'],
  BE: ['bancontact', 'ideal'],
};

const placeOf = (country: string, id: string): number => {
  const at = (first[country] ?? []).indexOf(id);
  return at === -1 ? Number.POSITIVE_INFINITY : at;
};

const takes = (method: ProviderMethod, cents: number): boolean =>
  cents >= method.minCents && cents <= (method.maxCents ?? Number.POSITIVE_INFINITY);

const noteOf = (host: Host, id: string): string | undefined => {
  if (findProvider(host)?.name === 'testbank') return texts.testNote;
  return isPayLater(id) ? texts.payLaterNote : undefined;
};

const present = async (host: Host, method: ProviderMethod): Promise<PaymentMethodView> => ({
  id: method.id,
  title: method.title,
  note: noteOf(host, method.id),
  logo: await findLogo(host, method),
  needsProvider: true,
});

const ownMethods = (host: Host, deliveryKind: string): PaymentMethodView[] => [
  {
    id: 'transfer',
    title: texts.transfer,
    note: texts.transferNote(waitsOf(host).transferDays),
    needsProvider: false,
  },
  ...(deliveryKind === 'pickup'
    ? [{ id: 'store', title: texts.store, note: texts.storeNote, needsProvider: false }]
    : []),
];

type Query = { totalCents: number; country: string; deliveryKind: string };

/** The ways to pay so many cents at the provider, the usual one first. */
export const listOnline = async (host: Host, query: Query): Promise<PaymentMethodView[]> => {
  const { country, totalCents } = query;
  const online = (await findMethods(host, country))
    .filter((method) => takes(method, totalCents))
    .sort((a, b) => {
      const [one, two] = [placeOf(country, a.id), placeOf(country, b.id)];
      return one === two ? 0 : one - two;
    });
  return Promise.all(online.map((method) => present(host, method)));
};

/** All ways to pay so many cents: at the provider, by transfer, at the till. Nothing to pay: none. */
export const listMethods = async (host: Host, query: Query): Promise<PaymentMethodView[]> =>
  query.totalCents > 0
    ? [...(await listOnline(host, query)), ...ownMethods(host, query.deliveryKind)]
    : [];

/** The ids of the provider's ways to pay in a country, whatever the sum. */
export const listMethodIds = async (host: Host, country: string): Promise<string[]> =>
  (await findMethods(host, country)).map(({ id }) => id);
