import { registerDeliveryLine } from '#features/catalog/api.server';
import { ENTITY_CHANGED, type EntityChanged } from '#features/overviews/api.server';
import { registerUsualDelivery, SITE_CHANGED, tellFollowers } from '#features/settings/api.server';
import { promiseChangesAt } from '#kernel/values/delivery-promise';
import type { UsualDelivery } from '#kernel/values/usual-delivery';
import type { Host } from '#platform/host';
import type { DeliveryMethodRow } from '../contract';
import { methodEntity } from '../entity';
import { cutOffText } from '../promise-text';
import { isWhole } from '../rates';
import { forgetMethods, listMethods } from './methods';
import { findUsualMethod } from './options';

/** A zone for the whole country tells more than one for a part of it. */
export const usualZone = ({ zones }: Pick<DeliveryMethodRow, 'zones'>) =>
  zones.find((zone) => zone.country === 'NL' && isWhole(zone)) ?? zones[0];

const present = (method: DeliveryMethodRow): UsualDelivery | undefined => {
  const zone = usualZone(method);
  const price = zone?.bands[0]?.cents;
  if (!zone || price === undefined) return undefined;
  const { cutOff, packs, days } = method.rhythm;
  return { cutOff, packs, days, priceCents: price, freeFromCents: zone.freeFromCents };
};

/**
 * Tells the rest of the site how most orders come: in every page's frame, which is kept, by words that
 * stay true; on a product's page, which is kept no longer than that is true, by the day.
 */
export const tellUsualDelivery = async (host: Host): Promise<void> => {
  let usual: UsualDelivery | undefined;
  let told = '';
  const read = async () => {
    const method = await findUsualMethod(host);
    usual = method && present(method);
    told = JSON.stringify(await listMethods(host));
  };
  await read();
  registerUsualDelivery(host, () => usual);
  registerDeliveryLine(host, async (_, at) => {
    const method = await findUsualMethod(host);
    const text = method ? cutOffText(method, at) : '';
    return method && text ? { text, until: promiseChangesAt(at, method.rhythm) } : undefined;
  });
  const readAnew = async () => {
    const before = told;
    forgetMethods(host);
    await read();
    if (told === before) return;
    // Texts that are searched say it too.
    await tellFollowers(host);
    host.cache.drop(['*']);
  };
  host.events.subscribe(SITE_CHANGED, readAnew);
  host.events.subscribe<EntityChanged>(ENTITY_CHANGED, ({ entity }) =>
    entity === methodEntity.name ? readAnew() : undefined,
  );
  host.events.onReconnect(readAnew);
};
