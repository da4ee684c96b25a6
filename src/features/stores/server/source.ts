import { termOptions, termsOf } from '#features/entities/api.server';
import type { EntitySource } from '#features/overviews/api.server';
import type { FilterOption, IndexRow, SearchHit } from '#kernel/define/entity';
import { sliders } from '#kernel/limits-content';
import { choiceIds, choiceLabels, inListOrder } from '#kernel/values/choices';
import { placeOrder } from '#kernel/values/place-order';
import type { Host } from '#platform/host';
import { provinces, type StoreCard } from '../contract';
import { storeEntity } from '../entity';
import { StoreCardView } from '../site/store-card.view';
import { storeApi } from './api-part';
import { presentCard } from './present';
import { type Location, listStores } from './read';

const options = async (host: Host): Promise<Record<string, FilterOption[]>> => ({
  province: inListOrder([...provinces].sort((a, b) => a.label.localeCompare(b.label, 'nl'))),
  collection: termOptions(host, 'store-departments'),
  service: termOptions(host, 'store-services'),
});

const provinceIds = (label: string): number[] =>
  provinces.filter((one) => one.label === label).map(({ id }) => id);

const indexRow = (host: Host, row: Location): IndexRow => ({
  id: row.id,
  options: {
    province: provinceIds(row.province),
    collection: choiceIds(termsOf(host, 'store-departments'), row.collections),
    service: choiceIds(termsOf(host, 'store-services'), row.services),
  },
  numbers: {},
  sort: {
    'name-place': placeOrder(`${row.place} ${row.title}`),
    name: placeOrder(row.title),
  },
  texts: [
    { text: row.title, weight: 10 },
    { text: row.place, weight: 8 },
    { text: row.street, weight: 4 },
    { text: row.zipcode, weight: 4 },
    { text: row.province, weight: 3 },
    { text: choiceLabels(termsOf(host, 'store-services'), row.services).join(' '), weight: 2 },
    { text: row.intro, weight: 1 },
  ],
});

async function* rows(host: Host, ids?: readonly number[]): AsyncGenerator<IndexRow[]> {
  yield (await listStores(host, ids)).map((row) => indexRow(host, row));
}

const cards = async (host: Host, ids: readonly number[]): Promise<Map<number, StoreCard>> => {
  const found = await listStores(host, ids);
  return new Map(found.map((row) => [row.id, presentCard(host, row)]));
};

const hits = async (host: Host, ids: readonly number[]): Promise<Map<number, SearchHit>> => {
  const found = await cards(host, ids);
  return new Map(
    [...found].map(([id, { title, href, street, place, picture }]) => [
      id,
      { id, title, href, note: `${street}, ${place}`, picture },
    ]),
  );
};

/** How stores reach the index, the cards and the suggestions. */
export const storeSource: EntitySource<StoreCard> = {
  entity: storeEntity,
  columns: 3,
  slider: sliders.location,
  options,
  rows,
  cards,
  card: StoreCardView,
  marksData: true,
  hits,
  // Its name and where it is: what hangs in all stores is no reason to list them.
  search: {
    least: 3,
    seldomMistyped: true,
    called: ['winkel', 'filiaal', 'vestiging', 'adres', 'openingstijd'],
  },
  api: storeApi,
};
