import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import type { AddReply } from '#features/cart/contract';
import {
  addDetailPages,
  completePage,
  type DetailPage,
  findPersonal,
  one,
  type Params,
  readParams,
  serveOwnPage,
} from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { bundleTexts as texts } from '#kernel/messages/nl-bundles';
import { readWholeNumber } from '#kernel/values/whole-number';
import { header, path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { addBundlePath, type BundleDetail } from '../contract';
import { bundleEntity } from '../entity';
import { BundlePage } from '../site/bundle-page.view';
import { bundleJsonLd } from '../structured-data';
import { addBundle, readChoices } from './add';
import { findBundle } from './detail';
import { listBundles } from './kept';

const present = (
  bundle: BundleDetail,
  token: string,
  { problem, params }: { problem?: string; params?: Params } = {},
): DetailPage => {
  const [picture] = bundle.parts.flatMap((part) => part.picture ?? []);
  return {
    id: bundle.id,
    href: bundle.href,
    way: [],
    title: bundle.title,
    description: bundle.intro,
    openGraph: { type: 'product', picture },
    jsonLd: (site) =>
      bundleJsonLd(bundle, { ...site, image: picture && site.imageOf(picture.key) }),
    main: () => createElement(BundlePage, { bundle, token, problem, chosen: params ?? {} }),
    tags: bundle.parts.map(({ productId }) => `product:${productId}`),
  };
};

const isCall = (request: FastifyRequest): boolean =>
  request.headers['x-requested-with'] !== undefined ||
  (request.headers.accept ?? '').includes('application/json');

/** Puts a bundle in the cart as `/webcore/checkout/add` does an article (S7.3/1). */
const add = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const params = readParams(request.body);
  const bundle = await findBundle(host, { id: readWholeNumber(one(params, 'bundle_id')) ?? 0 });
  if (!bundle) throw notFound(texts.problems.unknown);
  const read = readChoices(bundle, params);
  const session =
    'chosen' in read
      ? await host.sessions.ensure(request, reply)
      : await host.sessions.find(request);
  const result =
    'chosen' in read && session ? await addBundle(host, session.id, read.chosen) : read;
  const problem = 'problem' in result ? result.problem : undefined;
  const count = session ? (await findPersonal(host, session)).cartCount : 0;
  reply.header(header.articleCount, String(count)).header('cache-control', 'private, no-store');
  if (isCall(request)) {
    const success = problem === undefined;
    const redirect = success ? path.checkout : undefined;
    return reply.send({
      success,
      number_of_articles: count,
      redirect_url: redirect,
      message: problem,
    } satisfies AddReply);
  }
  if (problem === undefined) return reply.redirect(path.checkout, 303);
  return serveOwnPage(host, request, reply, async ({ token }) => ({
    ...completePage(host, bundleEntity, present(bundle, token, { problem, params })),
    status: 422,
  }));
};

/** The page of a bundle, putting it in the cart, and its part of the sitemap. */
export const addBundleRoutes = (host: Host): void => {
  addDetailPages(host, {
    entity: bundleEntity,
    list: listBundles,
    find: async ({ token }, access) => {
      const bundle = await findBundle(host, { access });
      return bundle && present(bundle, token);
    },
  });
  host.app.post(addBundlePath, add(host));
  host.app.get(addBundlePath, (_request, reply) => reply.redirect(path.checkout, 303));
};
