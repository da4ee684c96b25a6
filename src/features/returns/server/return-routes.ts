import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getOwnOrder, getPostedOrder, type Order } from '#features/orders/api.server';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { queryParams } from '#platform/http/params';
import { keepPrivate } from '#platform/http/secret-address';
import { codePath, codePicture } from '#platform/qr/qr-code';
import { returnCodePath, returnLabelPath, returnPath, returnWays } from '../contract';
import { namesOf } from '../quantities';
import { ReturnSlip, type ReturnSlipProps, type SlipLabel } from '../site/return-slip.view';
import { isHandedOver } from './delivered';
import { type OrderHistory, readHistory } from './history';
import { makeLabel, mayHaveLabel, readLabel } from './label';
import { labelNotice } from './label-notice';
import { howToReturn, isToCome, returnBy, sendTo } from './mail/letters';
import { placesNear } from './places';
import type { WholeReturn } from './read';
import { returns } from './tables';
import { labelTerms } from './terms';

const texts = returnTexts.returns.slip;

type Found = { order: Order; history: OrderHistory; stored: WholeReturn };

/** A return of an order of which something is to come. Throws a 404. */
const findReturn = async (host: Host, request: FastifyRequest, order: Order): Promise<Found> => {
  const { number } = request.params as { number: string };
  const history = await readHistory(host, host.db, order.id);
  const stored = history.returns.find((candidate) => candidate.number === number);
  if (!stored || !isToCome(stored) || !isHandedOver(history)) throw notFound();
  return { order, history, stored };
};

const presentLabel = (host: Host, { order, stored }: Found): SlipLabel | undefined => {
  const { label, number } = stored;
  const terms = labelTerms(host, order);
  const carrier = label?.carrierTitle ?? terms?.carrier.title;
  if (!mayHaveLabel(stored) || !carrier) return undefined;
  return {
    ...{ state: label?.state ?? 'none', carrier },
    href: returnLabelPath(order.token, number),
    isPdf: label?.fileType === 'application/pdf',
    isPrintless: label?.isPrintless ?? false,
    trackingCode: label?.trackingCode ?? '',
    trackingUrl: label?.trackingUrl ?? '',
  };
};

/** Where it is handed in: at points of who made its label, or else in a store. */
const presentNear = async (
  host: Host,
  { order, stored }: Found,
  asked: string | undefined,
): Promise<ReturnSlipProps['near']> => {
  const zipcode = (asked ?? (order.delivery ?? order.billing).zipcode).trim().slice(0, 10);
  const { label } = stored;
  const by = mayHaveLabel(stored) && label?.state === 'made' ? label : undefined;
  const found = await placesNear(host, zipcode, by?.carrier);
  const near = { carrier: by?.carrierTitle, zipcode };
  if (found === undefined) return { ...near, places: [], problem: texts.noZipcode };
  if (found === 'unavailable') {
    return { ...near, places: [], problem: texts.pointsAway(by?.carrierTitle ?? '') };
  }
  return { ...near, places: found, problem: found.length === 0 ? texts.noPlaces : undefined };
};

const show = async (host: Host, request: FastifyRequest, reply: FastifyReply, found: Found) => {
  const { order, history, stored } = found;
  const near = await presentNear(host, found, one(queryParams(request.url), 'postcode'));
  const notice = labelNotice(host, order, stored);
  const coming = stored.lines.filter(({ state }) => state === 'announced');
  keepPrivate(reply);
  return serveOwnPage(host, request, reply, async ({ token }) => ({
    title: texts.title(stored.number),
    noindex: true,
    main: renderToStaticMarkup(
      createElement(ReturnSlip, {
        ...{ near, token, number: stored.number, orderNumber: order.number },
        orderHref: path.order(order.token),
        href: returnPath(order.token, stored.number),
        code: codePath(stored.number),
        what: namesOf(history.lines, coming),
        until: returnBy(stored),
        how: howToReturn(stored, true, notice),
        sendTo: sendTo(getSite(host).identity, stored, notice),
        way: stored.way ?? undefined,
        label: presentLabel(host, found),
      }),
    ),
    tags: [],
  }));
};

const goBack = (reply: FastifyReply, { order, stored }: Found) =>
  keepPrivate(reply).redirect(returnPath(order.token, stored.number), 303);

/** Another way than was chosen, for as long as nothing came. */
const changeWay = async (host: Host, request: FastifyRequest, found: Found): Promise<void> => {
  const asked = one(readParams(request.body), 'way');
  const way = returnWays.find((known) => known === asked);
  const { order, stored } = found;
  if (!way) return;
  const changed = await host.db
    .update(returns)
    .set({ way })
    .where(and(eq(returns.id, stored.id), eq(returns.state, 'announced')))
    .returning({ id: returns.id });
  if (changed.length > 0 && way === 'post') await makeLabel(host, order, { ...stored, way });
};

/** A return's own page, its code and its label, for who has the order's address. */
export const addReturnRoutes = (host: Host): void => {
  const own = async (request: FastifyRequest) =>
    findReturn(host, request, await getOwnOrder(host, request));
  const posted = async (request: FastifyRequest) =>
    findReturn(host, request, await getPostedOrder(host, request));

  host.app.get(returnPath(':token', ':number'), async (request, reply) => {
    const found = await own(request);
    // What arrived stands on the order's page; there is nothing left to hand in.
    if (found.stored.state !== 'announced') {
      return keepPrivate(reply).redirect(path.order(found.order.token), 303);
    }
    return show(host, request, reply, found);
  });
  host.app.post(returnPath(':token', ':number'), async (request, reply) => {
    const found = await posted(request);
    await changeWay(host, request, found);
    return goBack(reply, found);
  });
  host.app.get(returnCodePath(':token', ':number'), async (request, reply) => {
    const { stored } = await own(request);
    return keepPrivate(reply)
      .type('image/gif')
      .header('cache-control', 'private, no-store')
      .send(codePicture(stored.number));
  });
  host.app.get(returnLabelPath(':token', ':number'), async (request, reply) => {
    const found = await own(request);
    const label = await readLabel(host, found.stored);
    if (!label) return goBack(reply, found);
    const ending = label.fileType.split('/')[1];
    return keepPrivate(reply)
      .type(label.fileType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${found.stored.number}.${ending}"`)
      .send(label.file);
  });
  host.app.post(returnLabelPath(':token', ':number'), async (request, reply) => {
    const found = await posted(request);
    await makeLabel(host, found.order, found.stored);
    return goBack(reply, found);
  });
};
