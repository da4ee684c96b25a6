import type { FastifyRequest } from 'fastify';
import { drawFrame, findPage } from '#features/pages/api.server';
import { frameIn, getSite, otherLanguage } from '#features/settings/api.server';
import type { NavigationItem } from '#features/settings/contract';
import { codecOf } from '#fields/codecs';
import { wireName } from '#kernel/define/entity';
import { badRequest } from '#kernel/errors';
import { isLanguage, otherTag } from '#kernel/messages/language';
import { entityTexts } from '#kernel/messages/nl-entities';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import { usualColors } from '#ui/theme/theme';
import type { ToldCounterparts, ToldFrame, ToldMenuCategory, ToldSite } from '../contract';
import { requireEntity, requireStaff } from './guard';
import { listMenuCategories } from './menu-categories';
import { listPairable, type PairablePage, pairFinder } from './pairs/find-pair';
import { officeRoute } from './route';
import { type Call, checked, isValues } from './row-routes';

const SITE = 'Site';

const callOf = async (host: Host, request: FastifyRequest): Promise<Call> => {
  const { member } = await requireStaff(host, request);
  const stored = requireEntity(host, member, SITE, 'read');
  return { member, stored, by: { way: 'office', staffId: member.id } };
};

/** The lists that were sent, checked as for a save, as the site would hold them. */
const listsIn = (call: Call, sent: Record<string, unknown>): Record<string, NavigationItem[]> => {
  const values = checked(call, sent);
  return Object.fromEntries(
    call.stored.entity.fields.flatMap((field) => {
      const value = values[wireName(field)];
      return Array.isArray(value)
        ? [[wireName(field), codecOf(field).toColumn?.(value, field) as NavigationItem[]]]
        : [];
    }),
  );
};

/** Links of one menu at most, and characters of one. */
const MOST = 6000;
const LONGEST = 500;

const hrefsIn = (body: unknown): string[] => {
  const hrefs = isValues(body) ? body.hrefs : undefined;
  const isList = Array.isArray(hrefs) && hrefs.length <= MOST;
  if (!isList || hrefs.some((one) => typeof one !== 'string' || one.length > LONGEST)) {
    throw badRequest(entityTexts.body, { hrefs: entityTexts.body });
  }
  return [...new Set(hrefs as string[])].filter((href) => href.startsWith('/'));
};

/** Where links of the site's own language lead in the other one, as far as visitors find anything there. */
const counterpartsOf = async (host: Host, hrefs: readonly string[]): Promise<ToldCounterparts> => {
  const site = getSite(host);
  const other = otherLanguage(site, site.language);
  const all = await listPairable(host);
  const pairOf = pairFinder(all);
  const byPath = new Map(all.map((page) => [page.path, page]));
  const isOther = ({ language }: PairablePage) => otherTag(language, site.language) !== undefined;
  const found: Record<string, ToldCounterparts['found'][string]> = {};
  const lacking: Record<string, number> = {};
  for (const href of hrefs) {
    const [path = ''] = href.split(/[?#]/, 1);
    const page = byPath.get(path);
    // What a feature serves has no number: the page that says the same names its address.
    const pair = page
      ? (pairOf(page) ?? (path === '/' ? byPath.get(other?.home ?? '') : undefined))
      : all.find((one) => one.named === path && isOther(one));
    if (pair?.isLive && !(page && isOther(page))) {
      const to = pair.path + href.slice(path.length);
      found[href] = { href: to, title: pair.title, page: page?.title ?? '' };
    } else if (page && !isOther(page)) lacking[href] = page.id;
  }
  const { terms = {} } = other ? frameIn(site, other.language) : {};
  return { found, lacking, terms };
};

/** What the screens of the site's own settings ask besides the row that holds them. */
export const addSiteRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();

  app.get(`${officePath.calls}/site`, options, async (request): Promise<ToldSite> => {
    await callOf(host, request);
    const site = getSite(host);
    const other = otherLanguage(site, site.language);
    const [nl, en] = await Promise.all([findPage(host, '/'), other && findPage(host, other.home)]);
    return {
      id: site.id,
      pages: { ...(nl && { nl: nl.id }), ...(en && { en: en.id }) },
      colors: usualColors,
    };
  });

  const counterparts = `${officePath.calls}/site/counterparts`;
  app.post(counterparts, options, async (request): Promise<ToldCounterparts> => {
    await callOf(host, request);
    return counterpartsOf(host, hrefsIn(request.body));
  });

  const fromShop = `${officePath.calls}/site/categories`;
  app.get(fromShop, options, async (request): Promise<ToldMenuCategory[]> => {
    await callOf(host, request);
    const language = one(queryParams(request.url), 'language') ?? '';
    return listMenuCategories(host, isLanguage(language) ? language : getSite(host).language);
  });

  app.post(`${officePath.calls}/site/frame`, options, async (request): Promise<ToldFrame> => {
    const call = await callOf(host, request);
    const { body } = request;
    const data = isValues(body) ? body.data : undefined;
    if (!isValues(data)) throw badRequest(entityTexts.body, { data: entityTexts.body });
    const site = getSite(host);
    const isOther = isValues(body) && body.language === 'en';
    const language = isOther
      ? (otherLanguage(site, site.language)?.language ?? 'en_GB')
      : site.language;
    const end = isOther ? '_en' : '';
    const lists = listsIn(call, data);
    const stands = frameIn(site, language);
    return drawFrame(host, language, {
      navigation: lists[`navigation${end}`] ?? stands.navigation,
      footer: lists[`footer${end}`] ?? stands.footer,
    });
  });
};
