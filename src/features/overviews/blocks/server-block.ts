import { createElement } from 'react';
import type { ServerBlock } from '#features/pages/api.server';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { header } from '#kernel/wire';
import { placeIn } from '#platform/render/html-fragments';
import { HtmlMemo } from '#platform/render/html-memo';
import type { EntityIndex } from '../server/entity-index';
import { FormPieces } from '../server/form-pieces';
import { SectionPieces } from '../server/section-pieces';
import { Overview } from '../site/overview.view';
import { Section } from '../site/section.view';
import { SuggestionList, type SuggestionListProps } from '../site/suggestion-list.view';
import { loadOverview, type OverviewData } from './load.server';
import { overviewBlock } from './overview.block';
import { asksSuggestions, loadSuggestions } from './suggest.server';

type Data = { overview: OverviewData } | { suggestions: SuggestionListProps };
type Block = ServerBlock<ReturnType<typeof overviewBlock>['settings'], Data>;

const headersOf = (id: number | string, data: Data): Record<string, string> => {
  if ('suggestions' in data) return { [header.total(id)]: String(data.suggestions.total) };
  const { total, enabled } = data.overview.results;
  const headers: Record<string, string> = { [header.total(id)]: String(total) };
  for (const [column, ids] of Object.entries(enabled)) {
    headers[header.enabledIds(id, column)] = ids.join(',');
  }
  for (const [column, counts] of Object.entries(data.overview.counts)) {
    headers[header.counts(id, column)] = counts;
  }
  return headers;
};

/** 'Binnen 40 km van 3511 AW - pagina 2': what tells this address from the list's own. */
const placeOf = ({ section, near }: OverviewData, language: string): string | undefined => {
  const { page, pagination } = section;
  const texts = inLanguage(language, ui, enUi).pagination;
  const told = [near, pagination && page > 1 && texts.inTitle(page)].filter(Boolean);
  return told.join(' - ') || undefined;
};

/** Of the overviews of all kinds. */
const formPieces = new FormPieces();
const sectionPieces = new SectionPieces();

/** The overview block of one entity. */
export const serverOverview = (index: EntityIndex): Block => {
  const { entity } = index.source;
  // A form has hundreds of controls, and few forms differ.
  const forms = new HtmlMemo(200);
  const load: Block['load'] = async (context, instances) => {
    const loaded = await Promise.all(
      instances.map(async (instance, place): Promise<[number | string, Data]> => {
        if (asksSuggestions(context)) {
          return [instance.id, { suggestions: await loadSuggestions(context, index, instance) }];
        }
        const eager = place === 0 && instance.settings.level === '1';
        return [instance.id, { overview: await loadOverview(context, index, instance, { eager }) }];
      }),
    );
    return new Map(loaded);
  };
  return {
    definition: overviewBlock(entity.name, entity.label.many),
    ownSection: true,
    load,
    view: ({ data, context }) => {
      if (!data) return null;
      if ('suggestions' in data) return createElement(SuggestionList, data.suggestions);
      const { section, refines } = data.overview;
      const { fragments, language } = context;
      if (context.fragment) {
        return fragments
          ? fragments.nest(sectionPieces.render(section, language))
          : createElement(Section, section);
      }
      const formOf = ({ key, props }: NonNullable<typeof refines>): string => {
        const render = () => formPieces.render(props(), language);
        return placeIn(fragments, key === undefined ? render() : forms.of(key, render));
      };
      return createElement(Overview, {
        beside: refines?.mode === 'inline',
        ajaxFilterId: section.ajaxFilterId,
        html: (refines ? formOf(refines) : '') + sectionPieces.render(section, language),
      });
    },
    picture: (_, data) => (data && 'overview' in data ? data.overview.picture : undefined),
    place: (_, data, language) =>
      'overview' in data ? placeOf(data.overview, language) : undefined,
    headers: (instance, data) => headersOf(instance.id, data),
    tags: () => [entity.access],
  };
};
