import { announceChange } from '#features/overviews/api.server';
import type { Host } from '#platform/host';

/** In ms: what many orders change is told once. */
const PAUSE = 500;

type Waiting = { ids: Set<number>; timer: NodeJS.Timeout | undefined; told: Promise<void> };
const waiting = new WeakMap<Host, Waiting>();

const waitingOf = (host: Host): Waiting => {
  const known = waiting.get(host);
  if (known) return known;
  const fresh = { ids: new Set<number>(), timer: undefined, told: Promise.resolve() };
  waiting.set(host, fresh);
  return fresh;
};

const tell = async (host: Host, ids: number[]): Promise<void> => {
  if (ids.length === 0) return;
  try {
    await announceChange(host, 'Product', ids);
  } catch (err) {
    host.log.error({ err }, 'changed stock was not announced');
  }
};

/** Tells what waits, after what is being told. */
const tellAll = (host: Host): Promise<void> => {
  const all = waitingOf(host);
  clearTimeout(all.timer);
  all.timer = undefined;
  const ids = [...all.ids];
  all.ids.clear();
  all.told = all.told.then(() => tell(host, ids));
  return all.told;
};

/** Tells, half a second from now at most, that the stock of products changed. */
export const announceSoon = (host: Host, productIds: readonly number[]): void => {
  if (productIds.length === 0) return;
  const all = waitingOf(host);
  for (const id of productIds) all.ids.add(id);
  all.timer ??= setTimeout(() => void tellAll(host), PAUSE).unref();
};

/** Tells what still waits, when the application closes. */
export const announceOnClose = (host: Host): void => {
  host.app.addHook('onClose', () => tellAll(host));
};
