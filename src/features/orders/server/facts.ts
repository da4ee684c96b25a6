import { registerFact } from '#features/settings/api.server';
import { orders as limits } from '#kernel/limits';
import type { Host } from '#platform/host';
import { waitsOf } from './waits';

/** How long orders wait, for texts. */
export const registerOrderFacts = (host: Host): void => {
  registerFact(host, 'betaaltermijn_dagen', () => String(waitsOf(host).transferDays));
  registerFact(host, 'betaaltermijn_minuten', () => String(waitsOf(host).paymentMinutes));
  registerFact(host, 'factuur_jaren', () => String(limits.yearsKept));
  registerFact(host, 'afhaal_dagen', () => String(waitsOf(host).keptDays));
};
