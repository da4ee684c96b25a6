import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  addSitemap,
  type Build,
  type BuiltPage,
  notFoundPage,
  type RenderContext,
  servePage,
} from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import type { Section } from '#features/stores/api.server';
import { contentTexts } from '#kernel/messages/nl-content';
import { breadcrumbJsonLd } from '#kernel/values/breadcrumbs';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { type VacancyDetail, vacancyHref } from '../contract';
import { vacancyEntity } from '../entity';
import { GonePage } from '../site/gone-page.view';
import { VacancyPage } from '../site/vacancy-page.view';
import { vacancyJsonLd } from '../structured-data';
import { findApply } from './apply';
import { presentDetail } from './present';
import { findVacancy, isOpen, listVacancies } from './read';
import { renderSimilar } from './similar';

const texts = contentTexts.vacancies;
const OVERVIEW = { label: texts.overview, href: '/vacatures' };

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
): Promise<BuiltPage> => {
  const { siteUrl } = host.config;
  const breadcrumbs = [OVERVIEW, { label: vacancy.title, href: vacancy.href }];
  const apply = await findApply(host, vacancy);
  return {
    about: { object: vacancyEntity.name, id: vacancy.id },
    title: `${vacancy.title} in ${vacancy.place}`,
    description: vacancy.intro,
    canonical: vacancy.href,
    jsonLd: [
      vacancyJsonLd(vacancy, { siteUrl, siteName: getSite(host).name, hasForm: !apply.byMail }),
      breadcrumbJsonLd(siteUrl, breadcrumbs),
    ],
    main: renderToStaticMarkup(
      createElement(VacancyPage, { vacancy, breadcrumbs, apply, similar: similar.html }),
    ),
    tags: ['pages', 'location', 'vacancy', `vacancy:${vacancy.id}`, ...similar.tags],
    headHeaders: similar.headers,
  };
};

const buildVacancy =
  (access: string): Build =>
  async (context) => {
    const { host, now } = context;
    const row = await findVacancy(host, access);
    if (!row) return notFoundPage(host);
    const vacancy = presentDetail(row, getSite(host).identity.email);
    const similar = await renderSimilar(context, row);
    return isOpen(row.vacancy, dayOf(now))
      ? openPage(context, vacancy, similar)
      : gonePage(vacancy, similar);
  };

/** The vacancy's page, and the vacancies' part of the sitemap. */
export const addVacancyRoutes = (host: Host): void => {
  host.app.get('/vacatures/:access', (request, reply) =>
    servePage(host, request, reply, buildVacancy((request.params as { access: string }).access)),
  );
  addSitemap(host, 'vacatures', async () =>
    (await listVacancies(host)).map(({ vacancy }) => ({
      path: vacancyHref(vacancy.access),
      changedAt: new Date(`${vacancy.postedOn}T00:00:00Z`),
    })),
  );
};
