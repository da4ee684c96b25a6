import { listEntities } from '#features/overviews/api.server';
import type { SearchHit } from '#kernel/define/entity';
import type { Host } from '#platform/host';

/** A row on a desk, two on a phone. */
const SHOWN = 4;

/** What sells best, for who has nothing in the cart. */
export const findPopular = async (host: Host): Promise<SearchHit[]> => {
  const products = listEntities(host).find(({ source }) => source.entity.name === 'Product');
  if (!products) return [];
  const { ids } = products.facets.query({ order: 'popular', limit: SHOWN, columns: [] });
  return products.hits.find(ids);
};
