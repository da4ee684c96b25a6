import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bookSeats, cartExpiry } from '#features/cart/api.server';
import { readEvent } from '#features/content/api.server';
import { confirmHref } from '#features/dialogs/api.server';
import {
  notFoundPage,
  one,
  type Params,
  readParams,
  serveOwnPage,
} from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { bookings as limits } from '#kernel/limits-bookings';
import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { queryParams } from '#platform/http/params';
import { keepPrivate } from '#platform/http/secret-address';
import { causedBy } from '#platform/mail/cause';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireOwnPage } from '#platform/sessions/csrf';
import { keptOnceKey, usedKeyOf } from '#platform/sessions/once-key';
import type { Session } from '#platform/sessions/sessions';
import { bookPath, cancelPath, names, payPath, placePath, viewPath } from '../contract';
import { type BookingErrors, BookingForm } from '../site/booking-form.view';
import { BookingPage } from '../site/booking-page.view';
import { SeatPage } from '../site/seat-page.view';
import { cancelBooking, findBookedByKey, placeBooking, untilNextDay } from './place';
import { findBooking, findOpenEvent, type OpenEvent, presentEvent } from './read';
import { readBooking, readSeats, seatsProblem } from './read-form';

const TEN_MINUTES = 600;
const LARGEST_ID = 2 ** 31 - 1;

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

const readId = (text: string | undefined): number => {
  const id = readWholeNumber(text) ?? 0;
  return id <= LARGEST_ID ? id : 0;
};

type Holder = Pick<Session, 'id'>;

const purposeOf = ({ id: sessionId }: Holder) => ({ act: 'booking', sessionId });

/** The key that a form was posted with, if it was made for this session; else a new one. */
const keyFor = (host: Host, session: Holder, params: Params = {}): string =>
  keptOnceKey(host.config.secret, purposeOf(session), one(params, names.key));

/** Seats that cost something: into the cart, and on to the checkout. */
const pay = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const params = readParams(request.body);
  const open = await findOpenEvent(host, readId(one(params, names.event)));
  if (!open || open.seats.priceCents === 0) return showClosed(host, request, reply, open);
  const seats = readSeats(params);
  const refuse = (error: string, now: OpenEvent = open) =>
    showSeats(host, request, reply, { open: now, chosen: seats, error });
  const problem = seatsProblem(seats, open.seats);
  if (problem || seats === undefined) return refuse(problem ?? texts.problems.number);
  const session = await host.sessions.ensure(request, reply);
  const booked = await bookSeats(host.db, {
    ...{ sessionId: session.id, variantId: open.row.seatVariantId, seats },
    expiresAt: cartExpiry(host),
  });
  if (booked?.isDone) return reply.redirect(path.checkout, 303);
  if (!booked) return showClosed(host, request, reply, undefined);
  const left = { ...open.seats, left: booked.left };
  return refuse(seatsProblem(seats, left) ?? texts.problems.cartFull, { ...open, seats: left });
};

type Seats = { open: OpenEvent; chosen?: number; error?: string };

/** The form of an event's page, on a page of its own, with what was wrong. */
const showSeats = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { open, chosen, error }: Seats,
) =>
  serveOwnPage(host, request, reply, async ({ token }) => ({
    status: 422,
    title: open.event.title,
    noindex: true,
    main: renderToStaticMarkup(
      createElement(SeatPage, {
        event: presentEvent(open.event),
        form: { ...open.seats, token, chosen, error },
      }),
    ),
    tags: [],
  }));

/** What can't be booked here: to its own page where it has one. */
const showClosed = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  open: OpenEvent | undefined,
) => {
  if (open) return reply.redirect(open.event.href, 303);
  return serveOwnPage(host, request, reply, async () => notFoundPage(host));
};

type Form = { key: string; open: OpenEvent; status?: number; errors?: BookingErrors };

const showForm = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  params: Params,
  { key, open, status = 200, errors = {} }: Form,
) =>
  serveOwnPage(host, request, reply, async ({ token }) => ({
    status,
    title: texts.formTitle,
    noindex: true,
    main: renderToStaticMarkup(
      createElement(BookingForm, {
        ...open.seats,
        ...{ token, formKey: key, errors, event: presentEvent(open.event) },
        values: {
          seats: readSeats(params),
          name: (one(params, names.name) ?? '').slice(0, 60),
          email: (one(params, names.email) ?? '').slice(0, 254),
        },
      }),
    ),
    tags: [],
  }));

/** The form, the page of a booking, and giving it up. */
export const addBookingRoutes = (host: Host): void => {
  const limiter = createRateLimiter(host, {
    name: 'book',
    points: limits.perClient,
    seconds: TEN_MINUTES,
  });

  host.app.post(payPath, pay(host));
  host.app.get(payPath, (_request, reply) => reply.redirect('/', 303));

  host.app.get(bookPath, async (request, reply) => {
    const params = queryParams(request.url);
    const open = await findOpenEvent(host, readId(one(params, names.event)));
    if (!open || open.seats.priceCents > 0) return showClosed(host, request, reply, open);
    const key = keyFor(host, await host.sessions.ensure(request, reply));
    // Where an address leads says what is booked, and nothing of who does so or under which key.
    const { [names.event]: event = [], [names.seats]: seats = [] } = params;
    const asked = { [names.event]: event, [names.seats]: seats };
    return showForm(host, request, reply, asked, { key, open });
  });
  host.app.get(placePath, (_request, reply) => reply.redirect('/', 303));

  host.app.post(placePath, async (request, reply) => {
    requireOwnPage(host, request);
    const params = readParams(request.body);
    const open = await findOpenEvent(host, readId(one(params, names.event)));
    if (!open || open.seats.priceCents > 0) return showClosed(host, request, reply, open);
    const session = await host.sessions.ensure(request, reply);
    const key = keyFor(host, session, params);
    const refuse = async (status: number, errors: BookingErrors) => {
      const now = (await findOpenEvent(host, open.row.id)) ?? open;
      return showForm(host, request, reply, params, { key, open: now, status, errors });
    };
    const client = clientOf(request);
    if (!(await limiter.take(client))) return refuse(429, { form: texts.problems.tooOften });
    const read = readBooking(params, { ...open.seats, left: Math.max(1, open.row.seats) });
    if ('errors' in read) return refuse(422, read.errors);
    const { seats, name, email } = read;
    const content = [String(open.row.id), String(seats), name, email];
    const used = usedKeyOf(host.config.secret, key, content);
    const known = await findBookedByKey(host.db, used);
    if (known) return reply.redirect(viewPath(known), 303);
    const placed = await placeBooking(host, open, {
      ...{ seats, name, email, client, key: used },
      cause: causedBy(host, request),
    });
    if ('token' in placed) return reply.redirect(viewPath(placed.token), 303);
    if (placed.problem === 'enough') {
      reply.header('retry-after', await untilNextDay(host, client));
      return refuse(429, { form: texts.problems.enough });
    }
    if (placed.problem === 'had') {
      return refuse(409, { seats: texts.problems.had(open.seats.most) });
    }
    const now = await findOpenEvent(host, open.row.id);
    const left = now?.seats.left ?? 0;
    const error = left > 0 ? texts.problems.left(left) : texts.problems.full;
    return refuse(409, { seats: error });
  });

  host.app.get(viewPath(':token'), async (request, reply) => {
    const booking = await findBooking(host.db, tokenOf(request));
    const found = booking && (await readEvent(host, booking.eventId));
    keepPrivate(reply);
    return serveOwnPage(host, request, reply, async ({ now }) => {
      if (!found) return notFoundPage(host);
      const isPast = found.row.startsAt <= now;
      const standing = booking.state === 'booked' && isPast ? 'past' : booking.state;
      const main = renderToStaticMarkup(
        createElement(BookingPage, {
          ...{ standing, seats: booking.seats, event: presentEvent(found.event) },
          cancel: confirmHref(host, cancelPath(booking.token), '', viewPath(booking.token)),
        }),
      );
      return { title: texts.pageTitle, noindex: true, main, tags: [] };
    });
  });

  host.app.post(cancelPath(':token'), async (request, reply) => {
    requireOwnPage(host, request);
    const booking = await findBooking(host.db, tokenOf(request));
    if (!booking) throw notFound();
    const found = await readEvent(host, booking.eventId);
    const isPast = found !== undefined && found.row.startsAt <= host.clock.now();
    if (!isPast) {
      // It is given up once: nobody is mailed more often than he booked.
      const cause = causedBy(host, request, { owed: true });
      await cancelBooking(host, booking, { event: found?.event, cause });
    }
    return keepPrivate(reply).redirect(viewPath(booking.token), 303);
  });

  host.app.get(cancelPath(':token'), (request, reply) =>
    reply.redirect(viewPath(encodeURIComponent(tokenOf(request))), 303),
  );
};
