import type { FastifyRequest } from 'fastify';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** Where a request for the home page leads while there is none; undefined: it says that the site opens soon. */
type Entrance = (request: FastifyRequest) => Promise<string | undefined>;
const entrances = new Registry<Entrance>('entrance');

/** Whoever makes a site's first pages leads who may do so from its home, which isn't there yet. */
export const registerEntrance = (host: Host, name: string, find: Entrance): void =>
  entrances.add(host, name, find);

export const findEntrance = async (
  host: Host,
  request: FastifyRequest,
): Promise<string | undefined> => {
  for (const find of entrances.list(host)) {
    const to = await find(request);
    if (to !== undefined) return to;
  }
  return undefined;
};
