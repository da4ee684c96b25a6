import { Fragment } from 'react';
import { calendarFilePath } from '#features/content/contract';
import { bookingTexts } from '#kernel/messages/nl-bookings';
import type { Sender } from '#platform/mail/letter';
import { Button, Link, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { BookedEvent } from '../../contract';
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
    kind: 'booking.paid',
    values: { nummer: order.number },
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
              <Link href={sender.siteUrl + calendarFilePath(event.id)}>{texts.calendar}</Link>
            </Text>
          </Fragment>
        ))}
        <Text>{texts.show}</Text>
        <Button href={sender.siteUrl + order.href}>{texts.order}</Button>
        <Text look="soft">{texts.fixed}</Text>
      </>
    ),
  });
