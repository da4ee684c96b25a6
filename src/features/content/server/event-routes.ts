import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addSitemap, type Build, notFoundPage, servePage } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { renderFilled } from '#features/stores/api.server';
import { contentTexts } from '#kernel/messages/nl-content';
import { breadcrumbJsonLd } from '#kernel/values/breadcrumbs';
import { pictureHref } from '#kernel/values/picture-href';
import type { Host } from '#platform/host';
import { calendarEntity } from '../entity';
import { EventPage } from '../site/event-page.view';
import { eventJsonLd } from '../structured-data';
import { findEventBooking } from './booking-part';
import { addEventFile } from './event-file';
import { findEvent, findStoresOf, listEvents, presentDetail } from './events';

const texts = contentTexts.calendar;
const OVERVIEW = { label: texts.overview, href: '/agenda' };

const buildEvent =
  (access: string): Build =>
  async (context) => {
    const { host, now } = context;
    const row = await findEvent(host, access);
    if (!row) return notFoundPage(host);
    const stores = await findStoresOf(host, [row]);
    const event = presentDetail(row, stores.get(row.locationId ?? 0));
    const isPast = row.endsAt <= now;
    const booking = await findEventBooking(host)?.(host, { row, event }, context);
    const related = await renderFilled(
      { ...context, entity: { object: 'Calendar', id: String(row.id) } },
      {
        id: `agenda-meer-${row.id}`,
        type: 'CalendarOverview',
        settings: { title: texts.related, limit: 3, columns: 3, paging: 'none' },
      },
    );
    const breadcrumbs = [OVERVIEW, { label: event.title, href: event.href }];
    const { siteUrl } = host.config;
    const named = { siteUrl, siteName: getSite(host).name, imageOf: pictureHref };
    return {
      about: { object: 'Calendar', id: row.id },
      title: event.title,
      description: event.intro,
      canonical: event.href,
      noindex: isPast,
      openGraph: { type: 'article', image: event.picture && pictureHref(event.picture.key) },
      jsonLd: [eventJsonLd(event, named, booking?.left), breadcrumbJsonLd(siteUrl, breadcrumbs)],
      main: renderToStaticMarkup(
        createElement(EventPage, {
          ...{ event, isPast, breadcrumbs, related: related.html },
          booking,
        }),
      ),
      tags: [
        ...['location', 'calendar', `calendar:${row.id}`],
        ...(booking?.tags ?? []),
        ...related.tags,
      ],
      // Once it begins nobody books it any more, and once it ends it is past.
      until: [row.startsAt, row.endsAt].find((instant) => instant > now),
      headHeaders: related.headers,
    };
  };

/** The pages of the calendar, and its part of the sitemap. */
export const addEventRoutes = (host: Host): void => {
  host.app.get('/agenda/:access', (request, reply) =>
    servePage(host, request, reply, buildEvent((request.params as { access: string }).access)),
  );
  addEventFile(host);
  addSitemap(host, 'agenda', async () =>
    (await listEvents(host)).map(({ access }) => ({ path: calendarEntity.href(access) })),
  );
};
