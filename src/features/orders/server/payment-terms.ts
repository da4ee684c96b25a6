import { getSite } from '#features/settings/api.server';
import { orders as limits } from '#kernel/limits-orders';
import type { Host } from '#platform/host';
import type { PaymentTerms } from '../payment';

const { least, most } = limits.paymentMinutesBetween;
const ofLinks = limits.paymentLinkHoursBetween;

/** How long orders wait for their money: the site's own times, where it has them. */
export const paymentTermsOf = (host: Host): PaymentTerms => {
  const { settings } = getSite(host);
  const own = (
    name: 'paymentMinutes' | 'paymentLinkHours' | 'transferDays',
    otherwise: number,
  ): number => {
    const value = Number(settings[name] ?? otherwise);
    return value > 0 ? value : otherwise;
  };
  const minutes = own('paymentMinutes', host.config.paymentMinutes ?? limits.paymentMinutes);
  return {
    // What waits longer than a day is counted as a transfer is.
    paymentMinutes: Math.min(most, Math.max(least, minutes)),
    linkHours: Math.min(
      ofLinks.most,
      Math.max(ofLinks.least, own('paymentLinkHours', limits.paymentLinkHours)),
    ),
    transferDays: own('transferDays', limits.transferDays),
    // Texts tell it too.
    keptDays: limits.keptDays,
  };
};
