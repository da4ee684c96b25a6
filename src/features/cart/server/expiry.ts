import { cart } from '#kernel/limits';
import type { Host } from '#platform/host';

const DAY = 86_400_000;

/** Until when a cart that changes now is kept. */
export const cartExpiry = (host: Host): Date =>
  new Date(host.clock.now().getTime() + cart.days * DAY);
