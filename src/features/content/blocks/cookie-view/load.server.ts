import type { BlockLoad } from '#features/pages/api.server';
import { rowsOf } from '../../server/cookie-rows';
import type { definition } from './definition';
import type { KindOfCookies } from './props';

export const load: BlockLoad<typeof definition, KindOfCookies> = {
  load: async ({ host }, instances) =>
    new Map(
      instances.map(({ id, settings: { kind } }) => [
        id,
        { cookies: rowsOf(host, 'cookie', kind), local: rowsOf(host, 'storage', kind) },
      ]),
    ),
};
