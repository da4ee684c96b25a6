import { fieldLimits } from '#kernel/limits-fields';
import type { Host } from '#platform/host';
import type { DeliveryAsk, DeliveryMethodRow, DeliveryOption } from '../contract';
import { promiseText } from '../promise-text';
import { priceOf, zoneOf } from '../rates';
import { listMethods } from './methods';

const present = (method: DeliveryMethodRow, ask: DeliveryAsk): DeliveryOption[] => {
  const priceCents = priceOf(method, ask);
  const zone = zoneOf(method, ask);
  if (priceCents === undefined || !zone) return [];
  const { id, kind, title, carrier } = method;
  const promise = promiseText(method, ask.at, zone.extraDays);
  return [{ id, kind, title, carrier, promise, priceCents, freeFromCents: zone.freeFromCents }];
};

/** The ways in which an order can be delivered there, with price and day. */
export const listDeliveryOptions = async (
  host: Host,
  ask: DeliveryAsk,
): Promise<DeliveryOption[]> => (await listMethods(host)).flatMap((method) => present(method, ask));

/** One of them; undefined when it isn't offered there. */
export const findDeliveryOption = async (
  host: Host,
  ask: DeliveryAsk,
  id: string,
): Promise<DeliveryOption | undefined> => {
  const method = (await listMethods(host)).find((one) => one.id === id);
  return method && present(method, ask)[0];
};

/** The way that most orders go: the first that comes to the door. */
export const findUsualMethod = async (host: Host): Promise<DeliveryMethodRow | undefined> =>
  (await listMethods(host)).find(({ kind }) => kind === 'home');

/** The countries that something is sent to, in whole or in part. */
export const listDeliveryCountries = async (host: Host): Promise<string[]> => {
  const sent = (await listMethods(host)).filter(({ kind }) => kind !== 'pickup');
  return [...new Set(sent.flatMap(({ zones }) => zones.map(({ country }) => country)))];
};

/** What that way costs within the country, for the cart that asks before anyone said where. */
export const findUsualDeliveryPrice = async (
  host: Host,
  goods: Pick<DeliveryAsk, 'goodsCents' | 'weightGrams'>,
): Promise<Pick<DeliveryOption, 'priceCents' | 'freeFromCents'> | undefined> => {
  const method = await findUsualMethod(host);
  const ask = { country: fieldLimits.country, ...goods };
  const priceCents = method && priceOf(method, ask);
  if (!method || priceCents === undefined) return undefined;
  return { priceCents, freeFromCents: zoneOf(method, ask)?.freeFromCents };
};
