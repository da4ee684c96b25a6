import type { Host } from '#platform/host';
import { createCall } from './call';
import { createDhl } from './dhl';
import { own } from './own';
import { createPostnl } from './postnl';
import { registerCarrier } from './registry';

/** The carrier that comes along, and those that the settings have a key of. */
export const addCarriers = (host: Host): void => {
  const { postnl, dhl } = host.config;
  registerCarrier(host, own);
  if (postnl) registerCarrier(host, createPostnl(createCall(postnl.url, host.clock), postnl));
  if (dhl) registerCarrier(host, createDhl(createCall(dhl.url, host.clock), dhl));
};
