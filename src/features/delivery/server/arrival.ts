import { promiseAt } from '#kernel/values/delivery-promise';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import type { DeliveryAsk } from '../contract';
import { arrivalText } from '../promise-text';
import { zoneOf } from '../rates';
import { findMethod } from './methods';

/**
 * The day ('dinsdag 3 maart') on which something comes that may leave from an instant on. Undefined
 * when that way is no more, doesn't go there, or the day is behind us.
 */
export const findArrival = async (
  host: Host,
  { at, ...to }: Pick<DeliveryAsk, 'country' | 'zipcode' | 'at'>,
  id: string,
): Promise<string | undefined> => {
  const method = await findMethod(host, id);
  const zone = method && zoneOf(method, to);
  if (!method || !zone) return undefined;
  const { rhythm } = method;
  const promise = promiseAt(at, { ...rhythm, days: rhythm.days + (zone.extraDays ?? 0) });
  if (!promise || promise.arrives < dayOf(host.clock.now())) return undefined;
  return arrivalText(promise.arrives, rhythm);
};
