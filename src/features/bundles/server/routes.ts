import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AddReply } from '#features/cart/contract';
import {
  addSitemap,
  type Build,
  findPersonal,
  notFoundPage,
  one,
  type Params,
  readParams,
  serveOwnPage,
  servePage,
} from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { bundleTexts as texts } from '#kernel/messages/nl-bundles';
import { breadcrumbJsonLd } from '#kernel/values/breadcrumbs';
import { pictureHref } from '#kernel/values/picture-href';
import { readWholeNumber } from '#kernel/values/whole-number';
import { header, path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { addBundlePath, type BundleDetail } from '../contract';
import { bundleEntity, bundleHref } from '../entity';
import { BundlePage } from '../site/bundle-page.view';
import { bundleJsonLd } from '../structured-data';
import { addBundle, readChoices } from './add';
import { findBundle } from './detail';
import { listBundles } from './kept';

const present = (
  host: Host,
  bundle: BundleDetail,
  token: string,
  { problem, params }: { problem?: string; params?: Params } = {},
) => {
  const [picture] = bundle.parts.flatMap((part) => part.picture ?? []);
  const image = picture && pictureHref(picture.key);
  const { siteUrl } = host.config;
  const props = { bundle, token, problem, chosen: params ?? {} };
  return {
    about: { object: bundleEntity.name, id: bundle.id },
    title: bundle.title,
    description: bundle.intro,
    canonical: bundle.href,
    openGraph: { type: 'product', image },
    jsonLd: [
      bundleJsonLd(bundle, { siteUrl, siteName: getSite(host).name, image }),
      breadcrumbJsonLd(siteUrl, [{ label: bundle.title, href: bundle.href }]),
    ],
    main: renderToStaticMarkup(createElement(BundlePage, props)),
    tags: [
      'productbundle',
      `productbundle:${bundle.id}`,
      ...bundle.parts.map(({ productId }) => `product:${productId}`),
    ],
  };
};

const build =
  (access: string): Build =>
  async ({ host, token }) => {
    const bundle = await findBundle(host, { access });
    return bundle ? present(host, bundle, token) : notFoundPage(host);
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
    ...present(host, bundle, token, { problem, params }),
    status: 422,
  }));
};

/** The page of a bundle, putting it in the cart, and its part of the sitemap. */
export const addBundleRoutes = (host: Host): void => {
  host.app.get(bundleHref(':access'), (request, reply) =>
    servePage(host, request, reply, build((request.params as { access: string }).access)),
  );
  host.app.post(addBundlePath, add(host));
  host.app.get(addBundlePath, (_request, reply) => reply.redirect(path.checkout, 303));
  addSitemap(host, 'sets', async () =>
    (await listBundles(host)).map(({ access }) => ({ path: bundleHref(access) })),
  );
};
