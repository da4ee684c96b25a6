import { Fragment } from 'react';
import { bookingTexts } from '#kernel/messages/nl-bookings';
import type { Sender } from '#platform/mail/letter';
import { Button, Link, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { type BookedEvent, calendarPath } from '../../contract';
import { EventTable } from './event-table';

const texts = bookingTexts.mail;

export type PaidSeats = { event: BookedEvent; seats: number };

type Paid = {
  sender: Sender;
  order: { number: string; href: string; name: string };
  booked: readonly PaidSeats[];
};

const subjectOf = ([first, ...others]: readonly PaidSeats[]): string =>
  first && others.length === 0 ? texts.paidSubject(first.event.title) : texts.paidSeveral;

/** The mail that brings seats which were paid for. */
export const writePaid = ({ sender, order, booked }: Paid) =>
  writeMail({
    sender,
    subject: subjectOf(booked),
    preview: texts.preview(booked[0]?.event.when ?? ''),
    greet: order.name,
    body: (
      <>
        <Text>{texts.paidText(order.number)}</Text>
        {booked.map(({ event, seats }) => (
          <Fragment key={event.id}>
            <EventTable {...{ event, seats, siteUrl: sender.siteUrl }} />
            <Text>
              <Link href={sender.siteUrl + calendarPath(event.id)}>{texts.calendar}</Link>
            </Text>
          </Fragment>
        ))}
        <Text>{texts.show}</Text>
        <Button href={sender.siteUrl + order.href}>{texts.order}</Button>
        <Text look="soft">{texts.fixed}</Text>
      </>
    ),
  });
