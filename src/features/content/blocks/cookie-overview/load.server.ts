import type { BlockLoad } from '#features/pages/api.server';
import { partiesOf, rowsOf } from '../../server/cookie-rows';
import type { definition } from './definition';
import type { Cookies } from './props';

export const load: BlockLoad<typeof definition, Cookies> = {
  load: async ({ host }, instances) => {
    const data = {
      cookies: rowsOf(host, 'cookie'),
      local: rowsOf(host, 'storage'),
      parties: partiesOf(host),
    };
    return new Map(instances.map(({ id }) => [id, data]));
  },
};
