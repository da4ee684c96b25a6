import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findPerson } from '#features/accounts/api.server';
import { presentChoice } from '#features/cart/api.server';
import { findNamedVariant } from '#features/catalog/api.server';
import {
  notFoundPage,
  one,
  type Params,
  readParams,
  serveOwnPage,
} from '#features/pages/api.server';
import { countStockAt } from '#features/stock/api.server';
import { listStores } from '#features/stores/api.server';
import { streetLine } from '#features/stores/contract';
import { notFound } from '#kernel/errors';
import { reservations as limits } from '#kernel/limits';
import { reservationTexts as texts } from '#kernel/messages/nl-reservations';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { queryParams } from '#platform/http/params';
import { keepPrivate } from '#platform/http/secret-address';
import { causedBy } from '#platform/mail/cause';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireOwnPage } from '#platform/sessions/csrf';
import { keptOnceKey, usedKeyOf } from '#platform/sessions/once-key';
import type { Session } from '#platform/sessions/sessions';
import { cancelPath, placePath, reservePath, viewPath } from '../contract';
import { ReservationPage } from '../site/reservation-page.view';
import { type ReserveErrors, ReserveForm } from '../site/reserve-form.view';
import { endReservation } from './end';
import { findPlacedByKey, placeReservation, type Reserving } from './place';
import { findReservation, viewReservation } from './read';
import { readReserve } from './read-form';
import { holdsUntil, readyLater, readyText } from './until';

const TEN_MINUTES = 600;
const DAY = 86_400;

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

/** What is to be put aside and where; undefined: it is not for sale, or there is no such store. */
const findSubject = async (host: Host, params: Params) => {
  const variantId = readWholeNumber(one(params, 'variant_id')) ?? 0;
  const locationId = readWholeNumber(one(params, 'location_id')) ?? 0;
  const [variant, [store]] = await Promise.all([
    findNamedVariant(host.db, { id: variantId }),
    listStores(host, [locationId]),
  ]);
  return variant && store ? { variant, store } : undefined;
};

type Shown = {
  key: string;
  status?: number;
  errors?: ReserveErrors;
  /** Who is logged in: the form begins with what his account says. */
  person?: { firstName: string; email: string };
};

type Holder = Pick<Session, 'id'>;

const purposeOf = ({ id: sessionId }: Holder) => ({ act: 'reservation', sessionId });

/** The key that a form was posted with, if it was made for this session; else a new one. */
const keyFor = (host: Host, session: Holder, params: Params = {}): string =>
  keptOnceKey(host.config.secret, purposeOf(session), one(params, 'reservation_key'));

/** What is kept of a key: who changes what he asks for, asks for something else. */
const usedKey = (
  host: Host,
  key: string,
  { variant, store, name, email }: Omit<Reserving, 'key' | 'cause'>,
): string =>
  usedKeyOf(host.config.secret, key, [String(variant.id), String(store.id), name, email]);

/** The form, the page of a reservation, and giving it up. */
export const addReservationRoutes = (host: Host): void => {
  const limiter = createRateLimiter(host, {
    name: 'reserve',
    points: limits.perClient,
    seconds: TEN_MINUTES,
  });
  const made = createRateLimiter(host, {
    name: 'reserved',
    points: limits.perClientInADay,
    seconds: DAY,
  });

  const showForm = (
    request: FastifyRequest,
    reply: FastifyReply,
    params: Params,
    { key, status = 200, errors = {}, person }: Shown,
  ) =>
    serveOwnPage(host, request, reply, async ({ token, store: mine }) => {
      const subject = await findSubject(host, params);
      if (!subject) return notFoundPage(host);
      const { variant, store } = subject;
      const now = host.clock.now();
      const held = holdsUntil(store, now);
      const isThere = (await countStockAt(host.db, variant.id, store.id)) > 0;
      const props = {
        isThere,
        until: held && formatWeekdayMoment(held.until),
        ready: readyText(readyLater(store, now)),
        token,
        formKey: key,
        variant: { ...variant, choice: presentChoice(variant) },
        store: {
          ...{ id: store.id, title: store.title, isMine: store.id === mine },
          ...{ street: streetLine(store), place: store.place },
        },
        values: {
          name: (one(params, 'firstname') ?? person?.firstName ?? '').slice(0, 60),
          email: (one(params, 'email') ?? person?.email ?? '').slice(0, 254),
        },
        errors,
      };
      const main = renderToStaticMarkup(createElement(ReserveForm, props));
      return { status, title: texts.title, noindex: true, main, tags: [] };
    });

  host.app.get(reservePath, async (request, reply) => {
    const { variant_id = [], location_id = [] } = queryParams(request.url);
    // Where an address leads says what is reserved, and nothing of who does so or under which key.
    const key = keyFor(host, await host.sessions.ensure(request, reply));
    const person = await findPerson(host, request);
    return showForm(request, reply, { variant_id, location_id }, { key, person });
  });
  host.app.get(placePath, (_request, reply) => reply.redirect('/', 303));

  host.app.post(placePath, async (request, reply) => {
    requireOwnPage(host, request);
    const params = readParams(request.body);
    const session = await host.sessions.ensure(request, reply);
    const key = keyFor(host, session, params);
    const refuse = (status: number, errors: ReserveErrors) =>
      showForm(request, reply, params, { key, status, errors });
    if (!(await limiter.take(clientOf(request))))
      return refuse(429, { form: texts.problems.tooOften });
    const subject = await findSubject(host, params);
    if (!subject) return refuse(422, {});
    const read = readReserve(params);
    if ('errors' in read) return refuse(422, read.errors);
    const used = usedKey(host, key, { ...subject, ...read });
    const known = await findPlacedByKey(host.db, used);
    if (known) return reply.redirect(viewPath(known), 303);
    // Addresses are easily made up: one client can't empty the stores with many of them.
    if (!(await made.hasRoom(clientOf(request)))) {
      reply.header('retry-after', await made.secondsLeft(clientOf(request)));
      return refuse(429, { form: texts.problems.enough });
    }
    const cause = causedBy(host, request);
    const accountId = session.accountId ?? undefined;
    const wanted = { ...subject, ...read, key: used, accountId, cause };
    const placed = await placeReservation(host, wanted);
    if ('token' in placed && !placed.isRepeat) await made.take(clientOf(request));
    if ('token' in placed) return reply.redirect(viewPath(placed.token), 303);
    const { gone, tooMany } = texts.problems;
    return refuse(409, { form: placed.problem === 'gone' ? gone : tooMany(limits.perPerson) });
  });

  host.app.get(viewPath(':token'), async (request, reply) => {
    const found = await findReservation(host.db, tokenOf(request));
    keepPrivate(reply);
    return serveOwnPage(host, request, reply, async ({ token }) => {
      if (!found) return notFoundPage(host);
      const view = await viewReservation(host, found);
      const cancel = cancelPath(found.token);
      const main = renderToStaticMarkup(createElement(ReservationPage, { view, token, cancel }));
      return { title: texts.pageTitle, noindex: true, main, tags: [] };
    });
  });

  host.app.post(cancelPath(':token'), async (request, reply) => {
    requireOwnPage(host, request);
    const found = await findReservation(host.db, tokenOf(request));
    if (!found) throw notFound();
    await endReservation(host, found.id, 'cancelled');
    return keepPrivate(reply).redirect(viewPath(found.token), 303);
  });

  host.app.get(cancelPath(':token'), (request, reply) =>
    reply.redirect(viewPath(encodeURIComponent(tokenOf(request))), 303),
  );
};
