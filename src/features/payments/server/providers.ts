import type { Host } from '#platform/host';
import type { ProviderName } from '../contract';
import { createMollie } from './mollie/mollie';
import { type Provider, ProviderError } from './provider';
import { createTestBank } from './testbank/test-bank';

/** Before a second try, in ms. */
const PAUSE = 300;

const known = new WeakMap<Host, Provider | 'none'>();

const create = (host: Host): Provider | undefined => {
  const { mollie, testBank = true } = host.config;
  if (mollie) return createMollie({ ...mollie, pause: PAUSE });
  return testBank ? createTestBank(host) : undefined;
};

/** Who takes payments now: Mollie with a key, else the test bank, unless that is off. */
export const findProvider = (host: Host): Provider | undefined => {
  const provider = known.get(host) ?? create(host) ?? 'none';
  known.set(host, provider);
  return provider === 'none' ? undefined : provider;
};

/** Who made a payment. Throws ProviderError when it is no longer in use. */
export const getProvider = (host: Host, name: ProviderName): Provider => {
  const provider = findProvider(host);
  if (provider?.name === name) return provider;
  throw new ProviderError(`${name} is not in use here`, { passing: false });
};
