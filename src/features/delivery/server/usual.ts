import { registerUsualDelivery, SITE_CHANGED } from '#features/settings/api.server';
import { registerDeliveryLine } from '#features/stock/api.server';
import type { UsualDelivery } from '#kernel/values/usual-delivery';
import type { Host } from '#platform/host';
import type { DeliveryMethodRow } from '../contract';
import { cutOffText } from '../promise-text';
import { forgetMethods } from './methods';
import { findUsualMethod } from './options';

/** A zone for the whole country tells more than one for a part of it. */
const usualZone = ({ zones }: DeliveryMethodRow) =>
  zones.find(({ country, zipcodes }) => country === 'NL' && zipcodes === undefined) ?? zones[0];

const present = (method: DeliveryMethodRow): UsualDelivery | undefined => {
  const zone = usualZone(method);
  const price = zone?.bands[0]?.cents;
  if (!zone || price === undefined) return undefined;
  const { cutOff, packs, days } = method.rhythm;
  return { cutOff, packs, days, priceCents: price, freeFromCents: zone.freeFromCents };
};

/**
 * Tells the rest of the site how most orders come: in every page's frame, which is kept, by words that
 * stay true; beside the stock, which is not, by the day.
 */
export const tellUsualDelivery = async (host: Host): Promise<void> => {
  let usual: UsualDelivery | undefined;
  const read = async () => {
    const method = await findUsualMethod(host);
    usual = method && present(method);
  };
  await read();
  registerUsualDelivery(host, () => usual);
  registerDeliveryLine(host, async (_, at) => {
    const method = await findUsualMethod(host);
    return method ? cutOffText(method, at) : '';
  });
  const readAnew = async () => {
    const before = JSON.stringify(usual);
    forgetMethods(host);
    await read();
    if (JSON.stringify(usual) !== before) host.cache.drop(['*']);
  };
  host.events.subscribe(SITE_CHANGED, readAnew);
  host.events.onReconnect(readAnew);
};
