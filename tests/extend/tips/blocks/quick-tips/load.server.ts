import { and, asc, eq, lte } from 'drizzle-orm';
import type { BlockLoad } from '#features/pages/api.server';
import { tips } from '../../tables';
import type { definition } from './definition';
import type { QuickTip } from './props';

export const load: BlockLoad<typeof definition, readonly QuickTip[]> = {
  // All such blocks of a page at once: one query.
  load: async ({ host }, instances) => {
    const { access, title, minutes } = tips;
    const most = Math.max(...instances.map(({ settings }) => settings.minutes));
    const found = await host.db
      .select({ access, title, minutes })
      .from(tips)
      .where(and(eq(tips.state, 'Online'), lte(minutes, most)))
      .orderBy(asc(minutes));
    return new Map(instances.map(({ id }) => [id, found]));
  },
  tags: () => ['tip'],
};
