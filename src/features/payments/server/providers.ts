import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { ProviderName } from '../contract';
import { type Provider, ProviderMissing } from './provider';

/** Takes payments while nobody else does. */
export const TEST_BANK = 'testbank';

const known = new Registry<Provider>('payment provider');

/** Makes a provider known: it can be asked of payments that it made, and may be chosen for new ones. */
export const registerProvider = (host: Host, provider: Provider): void =>
  known.add(host, provider.name, provider);

/** All that are set up, also those that take no new payments. */
export const listProviders = (host: Host): Provider[] => known.list(host);

/** One that is set up, by its name. */
export const findKnownProvider = (host: Host, name: ProviderName): Provider | undefined =>
  known.find(host, name);

/** Who takes new payments: the one that was chosen, else the first, and the test bank when it is alone. */
export const findProvider = (host: Host): Provider | undefined => {
  const { paymentProvider: chosen } = host.config;
  if (chosen !== undefined) return known.find(host, chosen);
  const all = known.list(host);
  return all.find(({ name }) => name !== TEST_BANK) ?? all[0];
};

/** Who made a payment, whoever takes new ones. Throws ProviderMissing when it is no longer set up. */
export const getProvider = (host: Host, name: ProviderName): Provider => {
  const provider = known.find(host, name);
  if (provider) return provider;
  throw new ProviderMissing(name);
};
