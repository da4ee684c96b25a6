import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { Waiting } from '../contract';

type List = (storeId: number) => Promise<readonly Waiting[]>;

const known = new Registry<List>('what stores send');

/** Says what a store packs and sends. */
export const registerToSend = (host: Host, list: List): void => known.add(host, 'send', list);

/** What waits in a store to be packed and sent. */
export const listToSend = async (host: Host, storeId: number): Promise<readonly Waiting[]> =>
  (await known.find(host, 'send')?.(storeId)) ?? [];
