import type { FastifyRequest } from 'fastify';
import { getSite } from '#features/settings/api.server';
import { isLanguage } from '#kernel/messages/language';
import { field } from '#kernel/wire';
import { languageHeader } from '#kernel/wire-forms';
import type { Host } from '#platform/host';
import { one, type Params, pathIn } from '#platform/http/params';
import type { HtmlFragments } from '#platform/render/html-fragments';

export { one, type Params, readParams } from '#platform/http/params';

/**
 * What rendering a page or a section knows of the request. Nothing in it is personal but `token`, and
 * `store` in a page that is made for one visitor.
 */
export type RenderContext = {
  host: Host;
  /** The page's number, when it is one of the page tree. */
  pageId?: number;
  path: string;
  params: Params;
  /** A section alone was asked for: without its filter form, to replace the one on the page. */
  fragment?: boolean;
  token: string;
  /** Editors look at it: they are told what of it isn't finished. Never of a page that is kept. */
  forEditors?: true;
  /** Each block says which one of the tree it is; the text that marks them until then. Never of a page that is kept. */
  marks?: string;
  /** Begins the ids of what is made apart, to stand among what has such ids already. */
  ids?: string;
  language: string;
  /** The number of the store that the visitor made his; never of a page that is kept for everyone. */
  store?: number;
  /**
   * The same of a page that is kept for all who chose it (see `storesThatMatter`); what a page's blocks ask for is put in
   * `asked`.
   */
  mine?: number | undefined;
  asked?: Set<number>;
  /** The item that the page is about, e.g. a store whose vacancies a section lists. */
  entity?: { object: string; id: string };
  now: Date;
  /** Keeps finished HTML as bytes until the whole is sent; without it all of it is text. */
  fragments?: HtmlFragments;
};

/** The language of the page that a call comes from, as it says itself. */
export const readLanguage = (params: Params): string | undefined => {
  const language = one(params, field.language);
  return language !== undefined && isLanguage(language) ? language : undefined;
};

/**
 * The language in which a request is answered that no page is kept of: that of the page that it
 * comes from, which says so in `language`, or else the site's.
 */
export const languageOf = (host: Host, { query, body, headers }: FastifyRequest): string => {
  const asked = [body, query].map(
    (given) => (given as Record<string, unknown> | null)?.[field.language],
  );
  const language = [...asked, headers[languageHeader]].find(
    (one) => typeof one === 'string' && isLanguage(one),
  );
  return (language as string | undefined) ?? getSite(host).language;
};

/** The path of a request, without its query. */
export const pathOf = (request: FastifyRequest): string => pathIn(request.url);
