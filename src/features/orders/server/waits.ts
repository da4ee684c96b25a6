import { getSite } from '#features/settings/api.server';
import { orders as limits } from '#kernel/limits';
import type { Host } from '#platform/host';
import type { Waits } from '../payment';

/** How long orders wait for their money: the site's own times, where it has them. */
export const waitsOf = (host: Host): Waits => {
  const { settings } = getSite(host);
  const own = (name: 'paymentMinutes' | 'transferDays'): number => {
    const value = Number(settings[name] ?? limits[name]);
    return value > 0 ? value : limits[name];
  };
  return {
    paymentMinutes: own('paymentMinutes'),
    transferDays: own('transferDays'),
    // Texts tell it too.
    keptDays: limits.keptDays,
    retryHours: limits.retryHours,
  };
};
