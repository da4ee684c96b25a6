import { createElement } from 'react';
import { listServicePoints, PointList, pointCarrier } from '#features/delivery/api.server';
import { pointValues } from '#features/delivery/contract';
import { deliveryTexts } from '#kernel/messages/nl-delivery';
import { isPostcode } from '#kernel/values/postcode';
import type { Host } from '#platform/host';
import type { CheckoutProps, CheckoutValues, DeliveryChoice } from '../contract';
import { findChosenPoint } from './delivery';

type Presented = Pick<CheckoutProps, 'points' | 'point'>;

/** Service points near where the visitor lives, or near a postcode that he gave for it. */
const listNear = async (host: Host, values: CheckoutValues) => {
  const zipcode = values.points_zipcode ?? values.address_zipcode ?? '';
  const carrier = await pointCarrier(host);
  if (!carrier || !isPostcode(zipcode)) return undefined;
  return listServicePoints(host, { carrier, zipcode, country: 'NL' });
};

/** Points to choose from, once fetching at one is chosen: asking a carrier takes its time. */
export const presentPoints = async (
  host: Host,
  values: CheckoutValues,
  { kind }: DeliveryChoice,
): Promise<Presented> => {
  if (kind !== 'point') return { points: null, point: {} };
  const [points, chosen] = await Promise.all([
    listNear(host, values),
    findChosenPoint(host, values),
  ]);
  const empty = points === undefined ? deliveryTexts.points.noZipcode : undefined;
  return {
    points: createElement(PointList, { points: points ?? [], chosen: chosen?.id, empty }),
    point: chosen ? pointValues(chosen) : {},
  };
};
