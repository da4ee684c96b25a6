import { registerFact } from '#features/settings/api.server';
import { orders as limits } from '#kernel/limits-orders';
import type { Host } from '#platform/host';
import { paymentTermsOf } from './payment-terms';

/** How long orders wait, for texts. */
export const registerOrderFacts = (host: Host): void => {
  registerFact(host, 'betaaltermijn_dagen', () => String(paymentTermsOf(host).transferDays));
  registerFact(host, 'betaaltermijn_minuten', () => String(paymentTermsOf(host).paymentMinutes));
  registerFact(host, 'factuur_jaren', () => String(limits.yearsKept));
  registerFact(host, 'afhaal_dagen', () => String(paymentTermsOf(host).keptDays));
};
