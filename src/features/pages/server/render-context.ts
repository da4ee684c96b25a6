import type { FastifyRequest } from 'fastify';
import { getSite } from '#features/settings/api.server';
import { field, view } from '#kernel/wire';
import type { Host } from '#platform/host';
import { queryParams, shownParams } from '#platform/http/params';
import { HtmlFragments } from '#platform/render/html-fragments';
import { pageToken } from '#platform/sessions/csrf';
import { one, type Params, pathOf, type RenderContext } from './context';

/** Makes the context in which a request's page or section is rendered. */
export const renderContext = (
  host: Host,
  request: FastifyRequest,
  more: {
    token?: string;
    params?: Params;
    language?: string;
    store?: number;
    fragments?: HtmlFragments;
  } = {},
): RenderContext => {
  const now = host.clock.now();
  return {
    host,
    path: pathOf(request),
    params: more.params ?? shownParams(queryParams(request.url)),
    token: more.token ?? pageToken(host.config.secret, now),
    language: more.language ?? getSite(host).language,
    store: more.store,
    now,
    fragments: more.fragments,
  };
};

/** Whether what is asked for is a page without its frame. */
export const isFragment = ({ params }: RenderContext): boolean => {
  const asked = one(params, field.view);
  return asked === view.ajax || asked === view.framework;
};

/** The context of a page for a reply, which is put together of fragments. */
export type FragmentContext = RenderContext & { fragments: HtmlFragments };

export const fragmentContext = (
  ...[host, request, more]: Parameters<typeof renderContext>
): FragmentContext => {
  const fragments = new HtmlFragments();
  return { ...renderContext(host, request, { ...more, fragments }), fragments };
};
