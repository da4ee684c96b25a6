import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  addDetailPages,
  type BuiltPage,
  type DetailPage,
  type RenderContext,
} from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import type { Section } from '#features/stores/api.server';
import { contentTexts } from '#kernel/messages/nl-content';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import type { VacancyDetail } from '../contract';
import { vacancyEntity } from '../entity';
import { GonePage } from '../site/gone-page.view';
import { VacancyPage } from '../site/vacancy-page.view';
import { vacancyJsonLd } from '../structured-data';
import { findApply } from './apply';
import { presentDetail } from './present';
import { findVacancy, isOpen, listVacancies } from './read';
import { renderSimilar } from './similar';

const texts = contentTexts.vacancies;

/** 410: it was there and won't come back, so that search engines let go of it. */
const gonePage = (vacancy: VacancyDetail, similar: Section): BuiltPage => ({
  status: 410,
  title: texts.gone.title(vacancy.title),
  noindex: true,
  main: renderToStaticMarkup(createElement(GonePage, { vacancy, similar: similar.html })),
  tags: ['vacancy'],
});

const openPage = async (
  { host }: RenderContext,
  vacancy: VacancyDetail,
  similar: Section,
): Promise<DetailPage> => {
  const apply = await findApply(host, vacancy);
  return {
    id: vacancy.id,
    href: vacancy.href,
    label: vacancy.title,
    title: `${vacancy.title} in ${vacancy.place}`,
    description: vacancy.intro,
    jsonLd: (site) => vacancyJsonLd(vacancy, { ...site, hasForm: !apply.byMail }),
    main: (breadcrumbs) =>
      createElement(VacancyPage, { vacancy, breadcrumbs, apply, similar: similar.html }),
    tags: ['pages', 'location'],
    sections: [similar],
  };
};

const findPage = async (context: RenderContext, access: string) => {
  const { host, now } = context;
  const row = await findVacancy(host, access);
  if (!row) return undefined;
  const vacancy = presentDetail(host, row, getSite(host).identity.email);
  const similar = await renderSimilar(context, row);
  return isOpen(row.vacancy, dayOf(now))
    ? openPage(context, vacancy, similar)
    : { instead: gonePage(vacancy, similar) };
};

/** The vacancy's page, and the vacancies' part of the sitemap. */
export const addVacancyRoutes = (host: Host): void =>
  addDetailPages(host, {
    entity: vacancyEntity,
    list: async () =>
      (await listVacancies(host)).map(({ vacancy }) => ({
        access: vacancy.access,
        changedAt: new Date(`${vacancy.postedOn}T00:00:00Z`),
      })),
    find: findPage,
  });
