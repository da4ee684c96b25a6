import { Button, Heading, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { formatMoment, Letter, look, writeBodies } from '#features/orders/api.server';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { lastDayToReturn, lastDayToWithdraw } from '../../withdrawal-time';
import type { Parcel, WholeReturn } from '../read';
import type { Frame, Written } from './once';

const texts = aftersaleTexts.mail;

type Writing = { subject: string; preview: string; children: ReactNode };

const write = async (
  { order, identity, siteName, siteUrl }: Frame,
  { subject, preview, children }: Writing,
): Promise<Written> => {
  const letter = (
    <Letter title={subject} {...{ preview, siteName, siteUrl, identity }}>
      <Text style={look.text}>{texts.hello(order.name)}</Text>
      {children}
      <Button href={siteUrl + order.href} style={look.button}>
        {texts.follow}
      </Button>
    </Letter>
  );
  return { subject, ...(await writeBodies(letter)) };
};

const Say = ({ children }: { children: ReactNode }) => <Text style={look.text}>{children}</Text>;

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Text style={look.text}>
      {lines.map((line, at) => (
        <span key={line}>
          {at > 0 && <br />}
          {line}
        </span>
      ))}
    </Text>
  );
}

/** The mail that a parcel left, with how to follow it. */
export const writeShipped = (
  frame: Frame,
  { parcel, what, isAll }: { parcel: Parcel; what: readonly string[]; isAll: boolean },
): Promise<Written> => {
  const subject = texts.shippedSubject(frame.order.number);
  const { carrierTitle, trackingCode, trackingUrl } = parcel;
  const children = (
    <>
      <Say>{texts.shipped(carrierTitle)}</Say>
      <Lines lines={what} />
      <Say>{texts.code(trackingCode)}</Say>
      {trackingUrl && (
        <Say>
          <Link href={trackingUrl}>{texts.track}</Link>
        </Say>
      )}
      {!isAll && <Say>{texts.shippedRest}</Say>}
    </>
  );
  return write(frame, { subject, preview: texts.code(trackingCode), children });
};

/** The mail that an order can be fetched. */
export const writeReady = (frame: Frame): Promise<Written> => {
  const { order } = frame;
  const subject = texts.readySubject(order.number);
  const store = order.pickupTitle ?? '';
  const isDue = order.payment === 'store' && order.paymentState !== 'paid' && order.dueCents > 0;
  const children = (
    <>
      <Say>{texts.ready(store)}</Say>
      <Lines lines={order.addressLines} />
      <Say>{texts.readyHow}</Say>
      {isDue && <Say>{texts.readyPay(formatEuro(order.dueCents))}</Say>}
    </>
  );
  return write(frame, { subject, preview: texts.ready(store), children });
};

/** The mail that an order was cancelled, and what goes back. */
export const writeCancelled = (
  frame: Frame,
  { moneyCents, cardCents }: { moneyCents: number; cardCents: number },
): Promise<Written> => {
  const subject = texts.cancelledSubject(frame.order.number);
  const cents = moneyCents + cardCents;
  const children = (
    <>
      <Say>{texts.cancelled}</Say>
      {cents > 0 && <Say>{texts.cancelledBack(formatEuro(cents))}</Say>}
      {cardCents > 0 && <Say>{texts.backCards(formatEuro(cardCents))}</Say>}
    </>
  );
  return write(frame, { subject, preview: texts.cancelled, children });
};

type About = { stored: WholeReturn; what: readonly string[] };

/** How a return is sent back, as a mail and the order's page tell it. */
export const howToReturn = (stored: WholeReturn): string[] => {
  const day = formatDay(lastDayToReturn(dayOf(stored.announcedAt)));
  const { how, costs, refundRule } = aftersaleTexts.returns;
  return [...how(stored.number, day), costs, refundRule];
};

/**
 * The receipt of a withdrawal: its content, and the day and hour at which it came (art. 6:230oa BW).
 */
export const writeWithdrawn = (
  frame: Frame,
  { stored, what, deliveredOn }: About & { deliveredOn?: string },
): Promise<Written> => {
  const { number } = frame.order;
  const at = formatMoment(stored.announcedAt);
  const { howTitle, sendTo, department } = aftersaleTexts.returns;
  const { identity } = frame;
  const children = (
    <>
      <Say>{texts.withdrawn(number, at)}</Say>
      <Lines lines={what} />
      <Say>{texts.withdrawnBy(stored.name)}</Say>
      {stored.reason && <Say>{texts.reason(stored.reason)}</Say>}
      {stored.isLate && deliveredOn && (
        <Say>{texts.withdrawnLate(formatDay(lastDayToWithdraw(deliveredOn)))}</Say>
      )}
      <Heading as="h2" style={look.heading}>
        {howTitle}
      </Heading>
      {howToReturn(stored).map((line) => (
        <Say key={line}>{line}</Say>
      ))}
      <Say>{sendTo}</Say>
      <Lines
        lines={[
          `${identity.tradeName || identity.legalName}, ${department} ${stored.number}`,
          identity.street,
          `${identity.zipcode} ${identity.place}`,
        ]}
      />
    </>
  );
  const preview = aftersaleTexts.withdraw.received(at);
  return write(frame, { subject: texts.withdrawnSubject(number), preview, children });
};

/** The mail that a return arrived. */
export const writeReceived = (frame: Frame, { stored, what }: About): Promise<Written> => {
  const subject = texts.receivedSubject(stored.number);
  const children = (
    <>
      <Say>{texts.received}</Say>
      <Lines lines={what} />
    </>
  );
  return write(frame, { subject, preview: texts.received, children });
};

/** The mail that says what of a return is taken back, why the rest isn't, and what is paid. */
export const writeJudged = (
  frame: Frame,
  {
    stored,
    approved,
    refused,
  }: { stored: WholeReturn; approved: readonly string[]; refused: readonly string[] },
): Promise<Written> => {
  const subject = texts.judgedSubject(stored.number);
  const { refundCents, cardCents } = stored;
  const children = (
    <>
      {approved.length > 0 && <Say>{texts.approved}</Say>}
      {approved.length > 0 && <Lines lines={approved} />}
      {refused.length > 0 && <Say>{texts.refused}</Say>}
      {refused.length > 0 && <Lines lines={refused} />}
      {refundCents > 0 && <Say>{texts.back(formatEuro(refundCents))}</Say>}
      {cardCents > 0 && <Say>{texts.backCards(formatEuro(cardCents))}</Say>}
    </>
  );
  return write(frame, { subject, preview: subject, children });
};
