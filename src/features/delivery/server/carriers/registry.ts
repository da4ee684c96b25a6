import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { Carrier } from './carrier';

const carriers = new Registry<Carrier>('carrier');

export const registerCarrier = (host: Host, carrier: Carrier): void =>
  carriers.add(host, carrier.name, carrier);

export const findCarrier = (host: Host, name: string): Carrier | undefined =>
  carriers.find(host, name);

/** All that there are, to choose from. */
export const knownCarriers = (host: Host): Pick<Carrier, 'name' | 'title'>[] =>
  carriers.list(host).map(({ name, title }) => ({ name, title }));

/** Their names. */
export const listCarriers = (host: Host): string[] => carriers.list(host).map(({ name }) => name);
