import type { BlockLoad, RenderContext } from '#features/pages/api.server';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { header } from '#kernel/wire';
import { placeIn } from '#platform/render/html-fragments';
import { HtmlMemo } from '#platform/render/html-memo';
import { listsTag } from '../../server/arrangements';
import type { EntityIndex } from '../../server/entity-index';
import { FormFragments } from '../../server/form-fragments';
import { SectionFragments } from '../../server/section-fragments';
import type { definition } from './definition';
import { findOverview, type OverviewData } from './find.server';
import { asksSuggestions, loadSuggestions } from './suggest.server';
import type { Shown } from './view';

type Suggestions = Extract<Shown, { suggestions: unknown }>;
type Data = { shown: Suggestions; found?: undefined } | { shown: Shown; found: OverviewData };
type Load = BlockLoad<ReturnType<typeof definition>, Data>;

const headersOf = (id: number | string, data: Data): Record<string, string> => {
  const { found, shown } = data;
  if (!found) return { [header.total(id)]: String(shown.suggestions.total) };
  const { total, enabled } = found.results;
  const headers: Record<string, string> = { [header.total(id)]: String(total) };
  for (const [column, ids] of Object.entries(enabled)) {
    headers[header.enabledIds(id, column)] = ids.join(',');
  }
  for (const [column, counts] of Object.entries(found.counts)) {
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
const formFragments = new FormFragments();
const sectionFragments = new SectionFragments();

/** What a page or a reply shows of what was found. */
const shownOf = (
  { fragments, fragment, language }: RenderContext,
  { section, refines }: OverviewData,
  forms: HtmlMemo,
): Shown => {
  if (fragment && !fragments) return { section };
  const own = sectionFragments.render(section, language);
  if (fragment && fragments) return { html: fragments.nest(own) };
  const formOf = ({ key, props }: NonNullable<typeof refines>): string => {
    const render = () => formFragments.render(props(), language);
    return placeIn(fragments, key === undefined ? render() : forms.of(key, render));
  };
  const { ajaxFilterId } = section;
  const html = (refines ? formOf(refines) : '') + own;
  return { overview: { beside: refines?.mode === 'inline', ajaxFilterId, html } };
};

/** What the overview of one entity shows. */
export const load = (index: EntityIndex): Load => {
  const { entity } = index.source;
  // A form has hundreds of controls, and few forms differ.
  const forms = new HtmlMemo(200);
  return {
    load: async (context, instances) => {
      const loaded = instances.map(async (instance, place): Promise<[number | string, Data]> => {
        if (asksSuggestions(context)) {
          const suggestions = await loadSuggestions(context, index, instance);
          return [instance.id, { shown: { suggestions } }];
        }
        const eager = place === 0 && instance.settings.level === '1';
        const found = await findOverview(context, index, instance, { eager });
        return [instance.id, { shown: shownOf(context, found, forms), found }];
      });
      return new Map(await Promise.all(loaded));
    },
    loadedPicture: ({ found }) => found?.picture,
    place: ({ found }, language) => found && placeOf(found, language),
    headers: (instance, data) => headersOf(instance.id, data),
    until: ({ found }) => found?.until,
    tags: () => [entity.access, listsTag(entity.access)],
  };
};
