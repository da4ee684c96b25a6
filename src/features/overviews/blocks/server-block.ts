import { createElement } from 'react';
import type { ServerBlock } from '#features/pages/api.server';
import { header } from '#kernel/wire';
import type { EntityIndex } from '../server/entity-index';
import { Overview } from '../site/overview.view';
import { Section } from '../site/section.view';
import { loadOverview, type OverviewData } from './load.server';
import { type OverviewSettings, overviewBlock } from './overview.block';

type Block = ServerBlock<ReturnType<typeof overviewBlock>['settings'], OverviewData>;

const headersOf = (id: number | string, data: OverviewData): Record<string, string> => {
  const headers: Record<string, string> = { [header.total(id)]: String(data.results.total) };
  for (const [column, ids] of Object.entries(data.results.enabled)) {
    headers[header.enabledIds(id, column)] = ids.join(',');
  }
  return headers;
};

/** A fragment request asks for the section alone; a page has the filter form beside it. */
const isFragment = (path: string, params: Record<string, string[]>): boolean =>
  params.view?.[0] === 'ajax' || path.startsWith('/webcore/');

/** The overview block of one entity. */
export const serverOverview = (index: EntityIndex): Block => {
  const { entity } = index.source;
  const load: Block['load'] = async (context, instances) => {
    const loaded = await Promise.all(
      instances.map((instance, place) =>
        loadOverview(context, index, instance, { eager: place === 0 && instance.settings.level === '1' }),
      ),
    );
    return new Map(instances.map((instance, place) => [instance.id, loaded[place] as OverviewData]));
  };
  return {
    definition: overviewBlock(entity.name, entity.label.many),
    ownSection: true,
    load,
    view: ({ data, context }) => {
      if (!data) return null;
      return isFragment(context.path, context.params)
        ? createElement(Section, data.section)
        : createElement(Overview, { section: data.section, refines: data.refines });
    },
    headers: (instance, data) => headersOf(instance.id, data),
    tags: () => [entity.access],
  };
};

export type { OverviewSettings };
