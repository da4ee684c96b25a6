import { createElement } from 'react';
import type { ServerBlock } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { storeHref, streetLine, withoutBrand } from '../contract';
import { getDirectory } from '../server/directory';
import type { Location } from '../server/read';
import { StoreDirectory, type StoreDirectoryProps } from '../site/store-directory.view';
import { directoryBlock } from './definitions';

type Groups = StoreDirectoryProps['groups'];

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

/** The block with all stores by province. */
export const directoryServerBlock: ServerBlock<(typeof directoryBlock)['settings'], Groups> = {
  definition: directoryBlock,
  load: async ({ host }, instances) => {
    const { stores, remember } = await getDirectory(host);
    const groups = remember('by province', () => groupsOf(stores, getSite(host).name));
    return new Map(instances.map(({ id }) => [id, groups]));
  },
  view: ({ instance: { id, settings }, data }) =>
    createElement(StoreDirectory, {
      name: String(id),
      title: settings.title,
      level: settings.level === '1' ? 1 : 2,
      condition: settings.listFilter === 'some' ? 'some' : 'every',
      groups: data ?? [],
    }),
  tags: () => ['location'],
};
