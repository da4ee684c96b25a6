import { announceChange } from '#features/overviews/api.server';
import type { Host } from '#platform/host';

/** In ms: what many orders change is told once. */
const PAUSE = 500;

type Waiting = { ids: Set<number>; timer: NodeJS.Timeout };
const waiting = new WeakMap<Host, Waiting>();

const tell = async (host: Host): Promise<void> => {
  const all = waiting.get(host);
  if (!all) return;
  waiting.delete(host);
  clearTimeout(all.timer);
  await announceChange(host, 'Product', [...all.ids]).catch((err) =>
    host.log.error({ err }, 'changed stock was not announced'),
  );
};

/** Tells, half a second from now at most, that the stock of products changed. */
export const announceSoon = (host: Host, productIds: readonly number[]): void => {
  if (productIds.length === 0) return;
  const all = waiting.get(host) ?? {
    ids: new Set<number>(),
    timer: setTimeout(() => void tell(host), PAUSE).unref(),
  };
  waiting.set(host, all);
  for (const id of productIds) all.ids.add(id);
};

/** Tells what still waits, when the application closes. */
export const announceOnClose = (host: Host): void => {
  host.app.addHook('onClose', () => tell(host));
};
