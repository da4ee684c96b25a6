import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { termsOf } from '#features/entities/api.server';
import { getEntity } from '#features/overviews/api.server';
import type { RenderContext } from '#features/pages/api.server';
import { renderFilled, type Section } from '#features/stores/api.server';
import { contentTexts } from '#kernel/messages/nl-content';
import { choiceIds } from '#kernel/values/choices';
import { formatDistance } from '#kernel/values/distance';
import { vacancyEntity } from '../entity';
import { Similar } from '../site/similar.view';
import { listAlike, placeOf } from './nearby';
import type { VacancyRow } from './read';

const texts = contentTexts.vacancies;
const MOST = 3;

/** Others of the same kind of work, for a place of which nobody knows where it is. */
const renderSameKind = (context: RenderContext, { vacancy }: VacancyRow): Promise<Section> =>
  renderFilled(
    { ...context, entity: { object: vacancyEntity.name, id: String(vacancy.id) } },
    {
      id: `vacature-meer-${vacancy.id}`,
      type: 'VacancyOverview',
      settings: {
        title: texts.similar,
        limit: MOST,
        columns: 3,
        paging: 'none',
        filter: {
          category: choiceIds(termsOf(context.host, 'vacancy-categories'), [vacancy.category]),
        },
        moreLabel: texts.all,
        moreLink: '/vacatures',
      },
    },
  );

/** The same work in other stores, or work like it: the nearest to where this one is first. */
export const renderSimilar = async (context: RenderContext, row: VacancyRow): Promise<Section> => {
  const { host, language } = context;
  const { vacancy, location } = row;
  const from = await placeOf(host, location);
  if (!from) return renderSameKind(context, row);
  const { id, title, category } = vacancy;
  const alike = await listAlike(host, { from, like: { id, title, category }, most: MOST });
  const km = new Map(alike.map((one) => [one.id, one.km]));
  const cards = await getEntity(host, vacancyEntity.name).cards.render([...km.keys()], {
    level: 3,
    language,
  });
  const items = cards.map((card) => {
    const distance = km.get(card.id) ?? 0;
    return {
      ...card,
      away: distance === 0 ? texts.samePlace : texts.away(formatDistance(distance)),
    };
  });
  const html = items.length === 0 ? '' : renderToStaticMarkup(createElement(Similar, { items }));
  return { html, tags: ['vacancy', 'location'], headers: {} };
};
