import type { Host } from '#platform/host';
import type { Payment } from './attempts';
import { getProvider } from './providers';

/** Best effort: one that can't be cancelled is watched, and goes back if it is one too many. */
export const letGo = (host: Host, { id, provider, providerId }: Payment): void => {
  if (!providerId) return;
  const cancel = async () => getProvider(host, provider).cancel(providerId);
  cancel().catch((err) => host.log.warn({ err, payment: id }, 'a payment was not cancelled'));
};
