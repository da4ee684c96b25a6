import { registerOwnData } from '#features/accounts/api.server';
import {
  calendarEntity,
  registerEventBooking,
  registerFewSeats,
} from '#features/content/api.server';
import { registerCheck } from '#features/entities/api.server';
import { registerOrderSeats, registerPaidSeats } from '#features/orders/api.server';
import type { Feature } from '#platform/host';
import { addBookingApi } from './server/api-routes';
import { checkBookedEvent } from './server/check-event';
import { findFewSeats, keepCardsFresh } from './server/few-seats';
import { closeEventsJob, purgeBookingsJob } from './server/jobs';
import { presentOnOrder } from './server/on-order';
import { ownBookings, registerBookingErasure } from './server/own-data';
import { presentOnEvent } from './server/part';
import { addBookingRoutes } from './server/routes';
import { mailSeats } from './server/seats-mail';

/** Seats at events of the calendar. */
export const bookings: Feature = {
  name: 'bookings',
  needs: [
    'settings',
    'accounts',
    'pages',
    'dialogs',
    'overviews',
    'stores',
    'entities',
    'catalog',
    'content',
    'cart',
    'orders',
    'api',
    'stock',
  ],
  setup: (host) => {
    registerEventBooking(host, presentOnEvent);
    registerFewSeats(host, findFewSeats);
    registerCheck(host, calendarEntity.name, 'bookings', checkBookedEvent);
    keepCardsFresh(host);
    registerPaidSeats(host, mailSeats);
    registerOrderSeats(host, presentOnOrder);
    host.jobs.define(mailSeats);
    host.jobs.define(closeEventsJob);
    host.jobs.define(purgeBookingsJob);
    registerBookingErasure(host);
    registerOwnData(host, 'bookings', (holder) => ownBookings(host, holder));
    addBookingRoutes(host);
    addBookingApi(host);
  },
};
