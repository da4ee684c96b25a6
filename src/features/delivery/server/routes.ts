import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppError } from '#kernel/errors';
import { deliveryTexts } from '#kernel/messages/nl-delivery';
import { isPostcode } from '#kernel/values/postcode';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { one, queryParams } from '#platform/http/params';
import { pointsPath } from '../contract';
import { PointList } from '../site/point-list.view';
import { listServicePoints, pointCarrier } from './points';

const texts = deliveryTexts.points;
/** Searches of one client in a minute. */
const PER_MINUTE = 60;

/** Points near `zipcode`: a list to choose from, or with `Accept: application/json` as data. */
const show = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const params = queryParams(request.url);
  const zipcode = (one(params, 'zipcode') ?? '').trim();
  const country = (one(params, 'country') ?? 'NL').trim().toUpperCase();
  if (country === 'NL' && !isPostcode(zipcode)) {
    throw new AppError(400, 'zipcode', texts.wrongZipcode, { zipcode: texts.wrongZipcode });
  }
  const carrier = await pointCarrier(host);
  const points = carrier ? await listServicePoints(host, { carrier, zipcode, country }) : [];
  reply.header('cache-control', 'no-store');
  if (request.headers.accept?.includes('json')) {
    if (points === 'unavailable') throw new AppError(503, 'carrier', texts.unavailable);
    return reply.send({ data: points });
  }
  const chosen = one(params, 'pickup_point_id');
  const list = renderToStaticMarkup(createElement(PointList, { points, chosen }));
  return reply.type('text/html; charset=utf-8').send(list);
};

export const addPointRoutes = (host: Host): void => {
  host.app.get(pointsPath, { preHandler: limitCalls(PER_MINUTE) }, show(host));
};
