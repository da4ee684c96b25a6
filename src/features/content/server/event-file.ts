import { notFound } from '#kernel/errors';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { calendarFilePath, type EventDetail, placeLines } from '../contract';
import { type Appointment, calendarFile } from './calendar-file';
import { readEvent } from './events';

const LARGEST_ID = 2 ** 31 - 1;

const appointmentOf = (
  { config, clock }: Pick<Host, 'config' | 'clock'>,
  event: EventDetail,
): Appointment => ({
  uid: `agenda-${event.id}@${new URL(config.siteUrl).host}`,
  title: event.title,
  text: event.intro,
  startsAt: new Date(event.startsAt),
  endsAt: new Date(event.endsAt),
  place: placeLines(event).join(', '),
  url: config.siteUrl + event.href,
  at: clock.now(),
});

/** Events as a file for one's own calendar. */
export const eventsFile = (host: Host, events: readonly EventDetail[]): string =>
  calendarFile(events.map((event) => appointmentOf(host, event)));

/** An event of the calendar as a file, for any visitor. */
export const addEventFile = (host: Host): void => {
  host.app.get(calendarFilePath(':id'), async (request, reply) => {
    const id = readWholeNumber((request.params as { id: string }).id) ?? 0;
    const found = id <= LARGEST_ID ? await readEvent(host, id) : undefined;
    if (found?.row.state !== 'Online') throw notFound();
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="agenda.ics"',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      })
      .send(eventsFile(host, [found.event]));
  });
};
