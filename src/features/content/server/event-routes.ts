import { createElement } from 'react';
import {
  aboutItem,
  addDetailPages,
  type DetailPage,
  type RenderContext,
} from '#features/pages/api.server';
import { renderFilled } from '#features/stores/api.server';
import { contentTexts } from '#kernel/messages/nl-content';
import type { Host } from '#platform/host';
import { calendarEntity } from '../entity';
import { EventPage } from '../site/event-page.view';
import { eventJsonLd } from '../structured-data';
import { findEventBooking } from './booking-part';
import { addEventFile } from './event-file';
import { findEvent, findStoresOf, listEvents, presentDetail } from './events';

const texts = contentTexts.calendar;

const findPage = async (
  context: RenderContext,
  access: string,
): Promise<DetailPage | undefined> => {
  const { host, now } = context;
  const row = await findEvent(host, access);
  if (!row) return undefined;
  const stores = await findStoresOf(host, [row]);
  const event = presentDetail(host, row, stores.get(row.locationId ?? 0));
  const isPast = row.endsAt <= now;
  const booking = await findEventBooking(host)?.(host, { row, event }, context);
  const related = await renderFilled(aboutItem(context, calendarEntity, row.id), {
    id: `agenda-meer-${row.id}`,
    type: 'CalendarOverview',
    settings: { title: texts.related, limit: 3, columns: 3, paging: 'none' },
  });
  return {
    id: row.id,
    href: event.href,
    title: event.title,
    description: event.intro,
    noindex: isPast,
    openGraph: { type: 'article', picture: event.picture },
    jsonLd: (site) => eventJsonLd(event, site, booking?.left),
    main: (breadcrumbs) =>
      createElement(EventPage, { event, isPast, breadcrumbs, related: related.html, booking }),
    tags: ['location', ...(booking?.tags ?? [])],
    sections: [related],
    // Once it begins nobody books it any more, and once it ends it is past.
    until: [row.startsAt, row.endsAt].find((instant) => instant > now),
  };
};

/** The pages of the calendar, and its part of the sitemap. */
export const addEventRoutes = (host: Host): void => {
  addDetailPages(host, { entity: calendarEntity, list: listEvents, find: findPage });
  addEventFile(host);
};
