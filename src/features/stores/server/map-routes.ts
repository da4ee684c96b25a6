import { one, readParams } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { streetLine } from '../contract';
import type { MapStore } from '../site/map/popup';
import { findNearest } from './detail';
import { getDirectory } from './directory';
import type { Location } from './read';

const presentPlace = (row: Location): MapStore => ({
  id: row.id,
  title: row.title,
  access: row.access,
  coord_latitude: row.latitude,
  coord_longitude: row.longitude,
});

const presentDetail = (row: Location): MapStore => ({
  ...presentPlace(row),
  address: `${streetLine(row)}, ${row.zipcode} ${row.place}`,
});

const LARGEST_ID = 2 ** 31 - 1;

/** A store and those around it, for its own page (S7.1/7). Throws a 404. */
const findDetail = async (host: Host, text: string): Promise<MapStore[]> => {
  const id = readWholeNumber(text);
  const { stores: all } = await getDirectory(host);
  const own = id !== undefined && id <= LARGEST_ID && all.find((row) => row.id === id);
  if (!own) throw notFound(errorTexts.gone.store);
  const near = findNearest(own, all).map(({ item }) => item);
  return [own, ...near].map(presentDetail);
};

/**
 * Where stores are: all of them, for a block of a page (S7.1/8), or with `id` one and its
 * neighbours. Those that are on no map are told too, without coordinates (S8.4/3).
 */
export const addMapRoutes = (host: Host): void => {
  host.app.get(path.storeMap, { config: { json: true } }, async (request, reply) => {
    const id = one(readParams(request.query), 'id');
    const overview =
      id === undefined
        ? (await getDirectory(host)).stores.map(presentPlace)
        : await findDetail(host, id);
    return reply.header('cache-control', 'public, max-age=60').send({ overview });
  });
};
