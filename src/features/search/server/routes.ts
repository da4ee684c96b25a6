import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type EntityIndex, listEntities, readSearch } from '#features/overviews/api.server';
import {
  type Build,
  earliest,
  one,
  type RenderContext,
  readLanguage,
  readParams,
  renderVirtual,
  servePage,
} from '#features/pages/api.server';
import { noteVain } from '#features/searched/api.server';
import { getSite, isSite, languageOfPath, otherLanguage } from '#features/settings/api.server';
import type { Entity } from '#kernel/define/entity';
import { notFound } from '#kernel/errors';
import { suggestions as limits, search as searchLimits } from '#kernel/limits';
import { enSearch } from '#kernel/messages/en-search';
import { ENGLISH, inLanguage, isEnglish, labelIn } from '#kernel/messages/language';
import { errorTexts } from '#kernel/messages/nl-errors';
import { search } from '#kernel/messages/nl-search';
import { chosenIds } from '#kernel/values/chosen-ids';
import { type PricedQuery, readPrice } from '#kernel/values/search';
import { path } from '#kernel/wire';
import { searchIn } from '#kernel/wire-language';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { htmlHeaders } from '#platform/http/send-page';
import { withLanguage } from '#ui/language';
import { TYPED } from '../contract';
import { SearchPage } from '../site/search-page.view';
import { findOtherQuestion, isLedTo } from './ask-otherwise';
import { type Found, findEverywhere, lookUp, withoutUnasked } from './find-everywhere';
import { isOfPages } from './page-entity';
import { renderStartList, renderSuggestions } from './render-suggestions';
import { findStartList } from './start-list';
import { countResults, findSuggestions } from './suggest';

/** Products come first and in full; of each other kind the best few stand below. */
const settingsOf = (place: number, { columns }: Entity, title: string) => ({
  title,
  limit: place === 0 ? 24 : 3,
  paging: place === 0 ? 'pagination' : 'more',
  maxVisibleButtons: 5,
  refines: place === 0 && columns.length > 0 ? 'inline' : 'none',
  // Every kind obeys the words, which are the page's own; the filters are the first kind's alone.
  searchable: place > 0,
  ajaxFilterId: place === 0 ? 'zoeken' : '',
  sortable: place === 0,
});

/** Other words that are offered where nothing is found. */
const MOST_MEANT = 3;

/** Of kinds that answer about equally well, which come first: what is sold, what explains, and where it is. */
const FIRST_KINDS = ['Product', 'Page', 'Faq', 'Location'];
/** A kind answers well whose best row is at least two fifths as good as the best of all. */
const WELL = 0.4;

/** Kinds by how well their best row answers. */
const inOrder = (found: readonly Found[]): Found[] => {
  const most = Math.max(...found.map(({ best }) => best));
  const placeOf = ({ index }: Found) => {
    const { entity } = index.source;
    const place = FIRST_KINDS.indexOf(isOfPages(entity) ? 'Page' : entity.name);
    return place < 0 ? FIRST_KINDS.length : place;
  };
  const [well, others] = [true, false].map((is) =>
    found.filter(({ best }) => is === best >= most * WELL),
  );
  return [
    ...(well as Found[]).sort((a, b) => placeOf(a) - placeOf(b) || b.best - a.best),
    ...(others as Found[]).sort((a, b) => b.best - a.best),
  ];
};

const sectionOf = async (context: RenderContext, index: EntityIndex, place: number) => {
  const { entity } = index.source;
  const id = `zoeken-${entity.access}-${place + 1}`;
  const label = labelIn(context.language, { ...entity.label, label: entity.label.many });
  const rendered = await renderVirtual(context, {
    id,
    type: `${entity.name}Overview`,
    settings: settingsOf(place, entity, label),
  });
  // Of the first kind the filters may leave fewer than the words find.
  const shown = Number(rendered?.headers[`etalage-${id}_total`]);
  return { id, label, rendered, ...(Number.isInteger(shown) && { total: shown }) };
};

/** What was typed, where the site itself led on to these words; '' where it didn't. */
const readTyped = async (
  { host, params, language }: Pick<RenderContext, 'host' | 'params' | 'language'>,
  words: string,
): Promise<string> => {
  const typed = (one(params, TYPED) ?? '').trim().slice(0, searchLimits.maxQueryLength);
  const isSaid = typed !== '' && words !== '' && (await isLedTo(host, typed, words, language));
  return isSaid ? typed : '';
};

/** For 'Bedoelde je …': words of the kinds that the search page finds something by. */
const wordsThatFind = async (
  all: readonly Found[],
  words: string,
  { host, language }: RenderContext,
): Promise<string[]> => {
  const known = [...new Set(all.flatMap(({ index }) => index.search.suggestWords(words)))];
  const finding: string[] = [];
  for (const other of known.slice(0, MOST_MEANT * 2)) {
    const found = await findEverywhere(host, other, { limit: 0, language });
    if (found.some(({ total }) => total > 0)) finding.push(other);
  }
  return finding.slice(0, MOST_MEANT);
};

/** What sells well, for who found nothing or doesn't know yet what to look for. */
const popularSection = async (context: RenderContext, title: string): Promise<string> => {
  const rendered = await renderVirtual(context, {
    id: 'zoeken-populair',
    type: `${listEntities(context.host)[0]?.source.entity.name}Overview`,
    settings: { title, limit: 8, columns: 4, paging: 'none', refines: 'none', order: 'popular' },
  });
  return rendered?.html ?? '';
};

/** The search page of a language; undefined: the site's. */
const buildSearch =
  (asked?: string): Build =>
  async (given) => {
    const context = { ...given, language: asked ?? given.language };
    const { host, language, params } = context;
    const site = getSite(host);
    const other = otherLanguage(site, language);
    const texts = inLanguage(language, search, enSearch);
    const words = readSearch(params);
    const all = await findEverywhere(host, words, { limit: 0, language });
    const found = inOrder(withoutUnasked(all, words).filter(({ total }) => total > 0));
    const sections = await Promise.all(
      found.map(async ({ index, total }, place) => ({
        total,
        ...(await sectionOf(context, index, place)),
      })),
    );
    const total = sections.reduce((sum, one) => sum + one.total, 0);
    const until = earliest(sections.map(({ rendered }) => rendered?.until));
    if (words !== '' && found.length === 0) noteVain(host, 'site', words);
    const suggestions =
      words !== '' && found.length === 0 ? await wordsThatFind(all, words, context) : [];
    const main = renderToStaticMarkup(
      withLanguage(
        language,
        createElement(SearchPage, {
          site: site.slug,
          words,
          typed: await readTyped(context, words),
          total,
          suggestions,
          popular: found.length === 0 ? await popularSection(context, texts.popular) : '',
          sections: sections.map(({ rendered, ...one }) => ({
            ...one,
            html: rendered?.html ?? '',
          })),
        }),
        site.language,
      ),
    );
    return {
      language,
      title: words ? texts.resultsFor(words) : texts.title,
      canonical: searchIn(language),
      // Without the words: each way out is a frame that is kept.
      counterpart: other && searchIn(other.language),
      searched: words,
      noindex: true,
      main,
      tags: [
        ...all.map(({ index }) => index.source.entity.access),
        // What somebody arranges for these words is seen at once.
        ...sections.flatMap(({ rendered }) => rendered?.tags ?? []),
      ],
      ...(until && { until }),
      headHeaders: Object.assign({}, ...sections.map(({ rendered }) => rendered?.headers)),
    };
  };

const inCents = ({ min, max }: PricedQuery) => ({
  ...(min !== undefined && { min: Math.round(Number(min) * 100) }),
  ...(max !== undefined && { max: Math.round(Number(max) * 100) }),
});

const limitOf = (text: string | undefined): number => {
  const limit = text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : limits.limit;
  return Math.min(Math.max(1, limit), limits.maxLimit);
};

/** The search page and the header's suggestions (S7.1/5). */
export const addSearchRoutes = (host: Host): void => {
  const page = { preHandler: limitCalls(searchLimits.perMinute) };
  const suggest = { preHandler: limitCalls(searchLimits.perMinute) };
  const serve = async (request: FastifyRequest, reply: FastifyReply, at: string, own?: string) => {
    const language = own ?? getSite(host).language;
    const other = await findOtherQuestion(host, at, readParams(request.query), language);
    if (other) return reply.header('cache-control', 'no-cache').redirect(other, 302);
    return servePage(host, request, reply, buildSearch(own));
  };
  host.app.get(path.search, page, (request, reply) => serve(request, reply, path.search));
  host.app.get(path.searchEnglish, page, (request, reply) => {
    const language = languageOfPath(getSite(host), path.searchEnglish);
    return serve(request, reply, path.searchEnglish, isEnglish(language) ? language : ENGLISH);
  });
  host.app.get(
    '/:site/webcore/search/suggest',
    suggest,
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { site } = request.params as { site: string };
      if (!isSite(host, site)) throw notFound(errorTexts.gone.site);
      const params = readParams(request.query);
      const words = readSearch(params);
      const language = readLanguage(params) ?? getSite(host).language;
      const texts = inLanguage(language, search, enSearch);
      const limit = limitOf(one(params, 'limit'));
      reply.headers(htmlHeaders);
      if (words === '') {
        // What somebody looked at is in the address: nobody keeps the answer.
        const ids = chosenIds((one(params, 'ids') ?? '').slice(0, 500));
        const groups = await findStartList(host, language, ids);
        return reply
          .header('cache-control', ids.length > 0 ? 'no-store' : 'public, max-age=60')
          .send(renderStartList(language, groups));
      }
      const isShort = words.length < limits.minCharacters;
      const priced = readPrice(words);
      const sought = priced?.words ?? words;
      const known = isShort ? [] : await lookUp(host, sought, language);
      const price = priced && inCents(priced);
      const asked = { language, departments: texts.departments, known, price };
      const groups = await findSuggestions(host, sought, limit, asked);
      const total = groups.length === 0 ? 0 : await countResults(host, sought, asked);
      return reply
        .header('cache-control', 'public, max-age=60')
        .send(renderSuggestions(language, words, groups, total));
    },
  );
};
