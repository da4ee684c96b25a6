import { atLeast } from '../budget.mjs';
import { query } from '../database.mjs';
import { loadInRounds } from '../load.mjs';
import { pick, randomFrom } from '../random.mjs';
import { BEHIND_PROXY, clientAddress } from '../shopper.mjs';

/** As many as a shared address would hold: one may ask 600 times a minute. */
const CLIENTS = 1000;
const COUNT = 20_000;

const field = (column, operator, value) => ({
  filter_type: 'FieldFilter',
  column,
  operator,
  value,
});

const related = (module, ids) => ({
  filter_type: 'RelatedFilter',
  module,
  module_link: 'Product',
  linked_ids: ids,
});

const listOf = (entity, filters, params) => {
  const asked = new URLSearchParams(params);
  for (const filter of filters) asked.append('filter[]', JSON.stringify(filter));
  return `/api/v1.0/${entity}?${asked}`;
};

const row = (name, least, requestsOf) => ({
  name,
  budget: atLeast(least),
  run: async ({ servers, seconds, work }) => {
    const { address, pid } = await servers.get(BEHIND_PROXY);
    const paths = await requestsOf(servers.dataFolder);
    const requests = paths.map((path, at) => ({ path, client: clientAddress(at % CLIENTS) }));
    return loadInRounds(address, requests, { connections: 16, seconds, pid, work });
  },
});

/** What the store locator asks: the stores nearest to a postcode, without those that aren't open. */
export const apiStoresRow = () =>
  row('API, stores near a postcode', 150, async () => {
    const random = randomFrom(13);
    return Array.from({ length: COUNT }, () =>
      listOf(
        'location',
        [field('id', '<>', 35), field('id', '<>', 36), field('state', '=', 'Online')],
        { zipcode: String(1000 + Math.floor(random() * 8999)), limit: '200', seq: 'title' },
      ),
    );
  });

/** Products of a category or a colour, under a price. */
export const apiProductsRow = () =>
  row('API, products with filters', 500, async (dataFolder) => {
    const random = randomFrom(17);
    const idsOf = async (table) =>
      (await query(dataFolder, `select id from ${table} order by id`)).map(({ id }) => id);
    const modules = { Category: await idsOf('categories'), Color: await idsOf('colors') };
    return Array.from({ length: COUNT }, () => {
      const module = pick(random, Object.keys(modules));
      const price = 2000 + Math.floor(random() * 15_000);
      return listOf(
        'product',
        [field('price_cents', '<=', price), related(module, [pick(random, modules[module])])],
        { limit: '24', start: String(24 * Math.floor(random() * 3)), seq: 'title' },
      );
    });
  });
