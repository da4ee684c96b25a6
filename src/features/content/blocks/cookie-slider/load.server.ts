import type { BlockLoad } from '#features/pages/api.server';
import { rowsOf } from '../../server/cookie-rows';
import type { CookieRow } from '../../site/cookie-table.view';
import type { definition } from './definition';

export const load: BlockLoad<typeof definition, readonly CookieRow[]> = {
  load: async ({ host }, instances) =>
    new Map(instances.map(({ id, settings }) => [id, rowsOf(host, 'cookie', settings.kind)])),
};
