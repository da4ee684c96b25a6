import type { FastifyRequest } from 'fastify';
import type { Host } from '#platform/host';
import { type Params, pathIn } from '#platform/http/params';

export { one, type Params, readParams } from '#platform/http/params';

/** What rendering a page or a section knows of the request. Nothing in it is personal but `token`. */
export type RenderContext = {
  host: Host;
  /** The page's number, when it is one of the page tree. */
  pageId?: number;
  path: string;
  params: Params;
  /** A section alone was asked for: without its filter form, to replace the one on the page. */
  fragment?: boolean;
  token: string;
  language: string;
  /** The item that the page is about, e.g. a store whose vacancies a section lists. */
  entity?: { object: string; id: string };
  now: Date;
};

/** The path of a request, without its query. */
export const pathOf = (request: FastifyRequest): string => pathIn(request.url);
