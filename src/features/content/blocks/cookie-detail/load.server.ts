import type { BlockLoad } from '#features/pages/api.server';
import { rowsOf } from '../../server/cookie-rows';
import type { CookieRow } from '../../site/cookie-table.view';
import type { definition } from './definition';

export const load: BlockLoad<typeof definition, CookieRow> = {
  load: async ({ host }, instances) => {
    const rows = [...rowsOf(host, 'cookie'), ...rowsOf(host, 'storage')];
    return new Map(
      instances.flatMap(({ id, settings }) => {
        const row = rows.find(({ name }) => name === settings.name.trim());
        return row ? [[id, row] as const] : [];
      }),
    );
  },
};
