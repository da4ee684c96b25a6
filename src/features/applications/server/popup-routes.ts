import type { FastifyReply, FastifyRequest } from 'fastify';
import { one, readParams } from '#features/pages/api.server';
import { isSite } from '#features/settings/api.server';
import { findPlaceOfWork } from '#features/vacancies/api.server';
import { notFound } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import { formatDistance } from '#kernel/values/distance';
import type { Host } from '#platform/host';
import { applicationPath, applicationField as names } from '../contract';
import { findNearer, isFar, kmTo } from './distance';
import { findApplication, readWanted } from './wanted';

const requireSite = (host: Host, request: FastifyRequest): void => {
  const { site } = request.params as { site: string };
  if (!isSite(host, site)) throw notFound(errorTexts.gone.site);
};

const readHome = (request: FastifyRequest) => {
  const params = readParams(request.body);
  const of = (name: string) => (one(params, name) ?? '').trim();
  return {
    params,
    zipcode: of(`${names.address}[zipcode]`),
    housenumber: of(`${names.address}[housenumber]`),
    location: of(names.location),
  };
};

const plain = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

/** S7.5/1: 'true' when it is far; 'false' too when that isn't known. A read, whatever its method. */
const showPopup = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireSite(host, request);
  const { zipcode, housenumber, location } = readHome(request);
  const isWhole = housenumber !== '' && location !== '';
  const place = isWhole ? await findPlaceOfWork(host, location) : undefined;
  const km = await kmTo(host, zipcode, place);
  return plain(reply)
    .type('text/plain; charset=utf-8')
    .send(String(isFar(host, km)));
};

/** The same vacancy, or ones like it, nearer to home than the place that is asked about. */
const showNearer = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireSite(host, request);
  const { params, zipcode, location } = readHome(request);
  const place = await findPlaceOfWork(host, location);
  const km = await kmTo(host, zipcode, place);
  const application = await findApplication(host, readWanted(params));
  const near =
    km === undefined ? [] : await findNearer(host, { ...application, zipcode, withinKm: km });
  const vacancies = near.map(({ card, km: distance }) => ({
    href: card.href,
    title: card.title,
    location: card.location,
    distance: formatDistance(distance),
  }));
  return plain(reply).send({ vacancies });
};

export const addPopupRoutes = (host: Host): void => {
  host.app.post(applicationPath.showPopup(':site'), showPopup(host));
  host.app.post(applicationPath.nearer(':site'), showNearer(host));
};
