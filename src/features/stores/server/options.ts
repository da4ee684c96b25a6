import { getSite } from '#features/settings/api.server';
import type { FilterOption } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { withoutBrand } from '../contract';
import type { Location } from './read';

/** Places as options of a filter, by name; the chain's own name says nothing there. */
export const locationOptions = (locations: readonly Location[], host: Host): FilterOption[] => {
  const { name } = getSite(host);
  return locations.map(({ id, title }) => ({ id, label: withoutBrand(title, name), sort: 0 }));
};
