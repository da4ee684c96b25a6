import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { presentChoice } from '#features/cart/api.server';
import type { NamedVariant } from '#features/catalog/api.server';
import {
  notFoundPage,
  one,
  type Params,
  type RenderContext,
  readParams,
  serveOwnPage,
} from '#features/pages/api.server';
import { listStores } from '#features/stores/api.server';
import { stockAlerts as limits } from '#kernel/limits-alerts';
import { alertTexts as texts } from '#kernel/messages/nl-alerts';
import { field, path, view } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { queryParams } from '#platform/http/params';
import { causedBy } from '#platform/mail/cause';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireOwnPage } from '#platform/sessions/csrf';
import { type AlertProblems, type AlertReply, alertField, askedPath } from '../contract';
import { AlertForm } from '../site/alert-form.view';
import { askAlert } from './ask';
import { findAsked, readAsking } from './read-form';

const TEN_MINUTES = 600;

const valuesOf = (params: Params) => ({
  productId: one(params, alertField.productId) ?? '',
  colorId: one(params, alertField.colorId) ?? '',
  sizeId: one(params, alertField.sizeId) ?? '',
  locationId: one(params, alertField.locationId) ?? '',
  email: (one(params, alertField.email) ?? '').slice(0, 254),
});

const renderForm = async (
  host: Host,
  { token }: RenderContext,
  variant: NamedVariant,
  params: Params,
  problems?: AlertProblems,
) => {
  const stores = (await listStores(host)).map(({ id, title, place }) => ({ id, title, place }));
  return renderToStaticMarkup(
    createElement(AlertForm, {
      token,
      title: variant.title,
      choice: presentChoice(variant),
      backHref: variant.href,
      stores,
      values: valuesOf(params),
      problems,
      isPopup: one(params, field.view) === view.ajax,
    }),
  );
};

const isCall = (request: FastifyRequest): boolean =>
  request.headers['x-requested-with'] !== undefined ||
  (request.headers.accept ?? '').includes('application/json');

const askedHref = (params: Params): string => {
  const { productId, colorId, sizeId } = valuesOf(params);
  return `${askedPath}?${new URLSearchParams({ productId, colorId, sizeId })}`;
};

/** The form of a size that is sold out (S7.3/7), and what is sent with it (S7.3/8). */
export const addAlertRoutes = (host: Host): void => {
  const limiter = createRateLimiter(host, {
    name: 'alert',
    points: limits.perClient,
    seconds: TEN_MINUTES,
  });

  const showForm = (
    request: FastifyRequest,
    reply: FastifyReply,
    params: Params,
    { status = 200, problems }: { status?: number; problems?: AlertProblems } = {},
  ) =>
    serveOwnPage(host, request, reply, async (context) => {
      const variant = await findAsked(host, params);
      if (!variant) return notFoundPage(host);
      return {
        status,
        title: texts.title,
        noindex: true,
        main: await renderForm(host, context, variant, params, problems),
        tags: [],
      };
    });

  host.app.get(path.stockAlert, (request, reply) =>
    showForm(request, reply, queryParams(request.url)),
  );

  host.app.post(path.submitStockAlert, async (request, reply) => {
    requireOwnPage(host, request);
    const params = readParams(request.body);
    const refuse = (problems: AlertProblems, status: number) =>
      isCall(request)
        ? reply.status(status === 429 ? 429 : 200).send({ error: problems } satisfies AlertReply)
        : showForm(request, reply, params, { status, problems });
    reply.header('cache-control', 'private, no-store');
    if (!(await limiter.take(clientOf(request)))) {
      return refuse({ danger: [texts.problems.tooOften], fields: {} }, 429);
    }
    const read = await readAsking(host, params, await findAsked(host, params));
    if ('problems' in read) return refuse(read.problems, 422);
    await askAlert(host, { ...read.ask, cause: causedBy(host, request) });
    if (isCall(request)) return reply.send({ success: texts.success } satisfies AlertReply);
    return reply.redirect(askedHref(params), 303);
  });

  host.app.get(path.submitStockAlert, (_request, reply) => reply.redirect('/', 303));
};
