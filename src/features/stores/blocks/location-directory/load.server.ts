import type { BlockLoad } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { storeHref, streetLine, withoutBrand } from '../../contract';
import { getDirectory } from '../../server/directory';
import type { Location } from '../../server/read';
import type { definition } from './definition';
import type { Groups } from './props';

const inDutch = new Intl.Collator('nl').compare;

const groupsOf = (stores: readonly Location[], brand: string): Groups => {
  const provinces = [...new Set(stores.map(({ province }) => province))].sort(inDutch);
  return provinces.map((province) => ({
    province,
    stores: stores
      .filter((one) => one.province === province)
      .map((one) => ({
        id: one.id,
        title: withoutBrand(one.title, brand),
        href: storeHref(one.access),
        address: `${streetLine(one)}, ${one.place}`,
      })),
  }));
};

/** All stores by province. */
export const load: BlockLoad<typeof definition, Groups> = {
  load: async ({ host }, instances) => {
    const { stores, remember } = await getDirectory(host);
    const groups = remember('by province', () => groupsOf(stores, getSite(host).name));
    return new Map(instances.map(({ id }) => [id, groups]));
  },
  tags: () => ['location'],
};
