import type { ReactNode } from 'react';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { dayOf, formatDay, formatMoment } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { withoutLinks } from '#kernel/values/without-links';
import type { Sender } from '#platform/mail/letter';
import { Button, Code, Heading, Items, Link, Picture, Text } from '#platform/mail/parts';
import { mailPicture } from '#platform/mail/picture-of';
import { type Written, writeMail } from '#platform/mail/write';
import { returnCodePath, returnPath } from '../../contract';
import type { Good } from '../../pieces';
import { lastDayToReturn, lastDayToWithdraw } from '../../withdrawal-time';
import { deliveredAt } from '../delivered';
import { returnsDesk } from '../party';
import type { Parcel, WholeReturn } from '../read';
import { isOurFault } from '../returns/terms';
import type { Frame } from './once';

const texts = aftersaleTexts.mail;

type Writing = {
  subject: string;
  preview: string;
  /** It asks for something else already: the order's page is only mentioned. */
  asksElse?: boolean;
  children: ReactNode;
};

const Follow = ({ href, asksElse = false }: { href: string; asksElse?: boolean }) =>
  asksElse ? (
    <Text>
      <Link href={href}>{texts.follow}</Link>
    </Text>
  ) : (
    <Button href={href}>{texts.follow}</Button>
  );

const write = (
  { order, sender }: Frame,
  { children, asksElse, ...writing }: Writing,
): Promise<Written> =>
  writeMail({
    ...writing,
    sender,
    greet: order.name,
    body: (
      <>
        {children}
        <Follow href={sender.siteUrl + order.href} asksElse={asksElse} />
      </>
    ),
  });

/** Pieces of an order, with their pictures as far as the catalogue still has them. */
const Goods = ({ frame, goods }: { frame: Frame; goods: readonly Good[] }) => {
  const { order, sender } = frame;
  const pictureOf = ({ variantId }: Good) =>
    mailPicture(sender.siteUrl, order.lines.find((line) => line.variantId === variantId)?.picture);
  return <Items items={goods.map((good) => ({ ...good, picture: pictureOf(good) }))} />;
};

/** The mail that a parcel left, with how to follow it. */
export const writeShipped = (
  frame: Frame,
  { parcel, what, isAll }: { parcel: Parcel; what: readonly Good[]; isAll: boolean },
): Promise<Written> => {
  const subject = texts.shippedSubject(frame.order.number);
  const { carrierTitle, trackingCode, trackingUrl } = parcel;
  const children = (
    <>
      <Text>{texts.shipped(carrierTitle)}</Text>
      <Goods frame={frame} goods={what} />
      <Text>{texts.code(trackingCode)}</Text>
      {trackingUrl && <Button href={trackingUrl}>{texts.track}</Button>}
      {!isAll && <Text>{texts.shippedRest}</Text>}
    </>
  );
  const asksElse = trackingUrl !== '';
  return write(frame, { subject, preview: texts.code(trackingCode), asksElse, children });
};

/** The mail that an order can be fetched. */
export const writeReady = (frame: Frame): Promise<Written> => {
  const { order } = frame;
  const subject = texts.readySubject(order.number);
  const store = order.pickupTitle ?? '';
  const isDue = order.payment === 'store' && order.paymentState !== 'paid' && order.dueCents > 0;
  const children = (
    <>
      <Text>{texts.ready(store)}</Text>
      <Text lines={order.addressLines.map(withoutLinks)} />
      <Text>{texts.readyHow}</Text>
      {isDue && <Text>{texts.readyPay(formatEuro(order.dueCents))}</Text>}
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
      <Text>{texts.cancelled}</Text>
      {cents > 0 && <Text>{texts.cancelledBack(formatEuro(cents))}</Text>}
      {cardCents > 0 && <Text>{texts.backCards(formatEuro(cardCents))}</Text>}
    </>
  );
  return write(frame, { subject, preview: texts.cancelled, children });
};

type About = { stored: WholeReturn; what: readonly Good[] };

/** What is told of the label of a carrier; absent: the buyer sees to that himself. */
export type LabelTold = { carrier: string; cents: number };

/** How it comes back in the way that was chosen, and what that costs. */
const wayTexts = (
  { number, way, reason }: Pick<WholeReturn, 'number' | 'way' | 'reason'>,
  day: string,
  label: LabelTold | undefined,
): string[] => {
  const { how, howStore, howPost, howLabel, labelFree, labelCosts } = aftersaleTexts.returns;
  const costs = aftersaleTexts.returns[isOurFault(reason) ? 'costsOurs' : 'costs'];
  if (way === 'store') return howStore(day);
  if (way !== 'post') return [...how(number, day), costs];
  if (!label) return [...howPost(number, day), costs];
  const { carrier, cents } = label;
  return [...howLabel(carrier, day), cents > 0 ? labelCosts(formatEuro(cents)) : labelFree];
};

/** The last day on which a return can be handed in, as it is told. */
export const returnBy = ({ announcedAt }: Pick<WholeReturn, 'announcedAt'>): string =>
  formatDay(lastDayToReturn(dayOf(announcedAt)));

/**
 * How a return is sent back, as a mail and the order's page tell it. What was withdrawn of an order
 * that is not paid yet was never handed over.
 */
export const howToReturn = (
  stored: WholeReturn,
  isHandedOver: boolean,
  label?: LabelTold,
): string[] => {
  const { refundRule, nothing, notYet, nothingPartly, unsentFree } = aftersaleTexts.returns;
  const isUnsent = stored.lines.some(({ state }) => state === 'cancelled');
  if (isToCome(stored)) {
    if (!isHandedOver) return [notYet];
    const ways = wayTexts(stored, returnBy(stored), label);
    return [...ways, ...(isUnsent ? [nothingPartly] : []), refundRule];
  }
  const { refundCents, cardCents } = stored;
  const money = refundCents > 0 ? [texts.back(formatEuro(refundCents))] : [unsentFree];
  return [nothing, ...money, ...(cardCents > 0 ? [texts.backCards(formatEuro(cardCents))] : [])];
};

/** Whether something of a return was sent, and has to come back. */
export const isToCome = ({ lines }: Pick<WholeReturn, 'lines'>): boolean =>
  lines.some(({ state }) => state !== 'cancelled');

/** What is said of a withdrawal that came after its time; undefined of others. */
export const lateText = (
  { isLate }: Pick<WholeReturn, 'isLate'>,
  history: Parameters<typeof deliveredAt>[0],
): string | undefined => {
  const delivered = isLate ? deliveredAt(history) : undefined;
  return delivered && texts.withdrawnLate(formatDay(lastDayToWithdraw(dayOf(delivered))));
};

/** Where a return is sent to, as it is written on the box: none of what a store or a label gets there. */
export const sendTo = (
  identity: Sender['identity'],
  stored: Pick<WholeReturn, 'number' | 'way'>,
  label?: LabelTold,
): string[] => {
  if (stored.way === 'store' || (stored.way === 'post' && label)) return [];
  const { street, zipcode, place } = identity;
  return [returnsDesk(identity, stored), street, `${zipcode} ${place}`];
};

type Withdrawn = About & { late?: string; isHandedOver: boolean; label?: LabelTold };

/** A return's code, to show from the mail; it is on its page as well, with where it is handed in. */
const Slip = ({
  frame: { sender, stored: order },
  stored,
  label,
}: {
  frame: Frame;
  stored: WholeReturn;
  label: LabelTold | undefined;
}) => {
  const { slip } = texts;
  const why = stored.way === 'post' && !label ? texts.slipWhyPost : texts.slipWhy;
  const { title, code } = aftersaleTexts.returns.slip;
  const { number } = stored;
  const src = sender.siteUrl + returnCodePath(order.token, number);
  return (
    <>
      <Heading>{title(number)}</Heading>
      <Picture src={src} alt={code(number)} width={180} height={180} />
      <Code>{number}</Code>
      <Text>{why}</Text>
      <Button href={sender.siteUrl + returnPath(order.token, number)}>{slip}</Button>
    </>
  );
};

/**
 * The receipt of a withdrawal: its content, and the day and hour at which it came (art. 6:230oa BW).
 */
export const writeWithdrawn = (
  frame: Frame,
  { stored, what, late, isHandedOver, label }: Withdrawn,
): Promise<Written> => {
  const { number } = frame.order;
  const at = formatMoment(stored.announcedAt);
  const { howTitle, nothingTitle, sendTo: sendToTitle } = aftersaleTexts.returns;
  const comesBack = isHandedOver && isToCome(stored);
  const to = sendTo(frame.sender.identity, stored, label);
  const children = (
    <>
      <Text>{texts.withdrawn(number, at)}</Text>
      <Goods frame={frame} goods={what} />
      <Text>{texts.withdrawnBy(withoutLinks(stored.name))}</Text>
      {stored.reason !== '' && <Text>{texts.reason(withoutLinks(stored.reason))}</Text>}
      {late && <Text>{late}</Text>}
      <Heading>{comesBack ? howTitle : nothingTitle}</Heading>
      {howToReturn(stored, isHandedOver, label).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {comesBack && to.length > 0 && <Text>{sendToTitle}</Text>}
      {comesBack && to.length > 0 && <Text lines={to} />}
      {comesBack && <Slip frame={frame} stored={stored} label={label} />}
    </>
  );
  const preview = aftersaleTexts.withdraw.received(at);
  const subject = texts.withdrawnSubject(number);
  return write(frame, { subject, preview, asksElse: comesBack, children });
};

type Elsewhere = About & { sender: Sender; number: string };

/**
 * The receipt for another address than the order's: number, articles and moment. Whoever withdraws
 * typed that address, so no word of his is in it, and no way to the order.
 */
export const writeWithdrawnElsewhere = ({
  sender,
  number,
  stored,
  what,
}: Elsewhere): Promise<Written> => {
  const at = formatMoment(stored.announcedAt);
  return writeMail({
    sender,
    subject: texts.withdrawnSubject(number),
    preview: aftersaleTexts.withdraw.received(at),
    greet: '',
    body: (
      <>
        <Text>{texts.withdrawnElsewhere(number, at)}</Text>
        <Items items={what} />
        <Text>{texts.withdrawnElsewhereWhy}</Text>
      </>
    ),
  });
};

/** The mail that the rest of an order, a part of which was sent, can't come. */
export const writeClosed = (frame: Frame, { stored, what }: About): Promise<Written> => {
  const { refundCents, cardCents } = stored;
  const children = (
    <>
      <Text>{texts.closed}</Text>
      <Goods frame={frame} goods={what} />
      {refundCents > 0 && <Text>{texts.back(formatEuro(refundCents))}</Text>}
      {cardCents > 0 && <Text>{texts.backCards(formatEuro(cardCents))}</Text>}
    </>
  );
  const subject = texts.closedSubject(frame.order.number);
  return write(frame, { subject, preview: texts.closed, children });
};

/** The mail that a return arrived. */
export const writeReceived = (frame: Frame, { stored, what }: About): Promise<Written> => {
  const subject = texts.receivedSubject(stored.number);
  const children = (
    <>
      <Text>{texts.received}</Text>
      <Goods frame={frame} goods={what} />
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
  }: { stored: WholeReturn; approved: readonly Good[]; refused: readonly Good[] },
): Promise<Written> => {
  const subject = texts.judgedSubject(stored.number);
  const { refundCents, cardCents, way, label } = stored;
  const labelCents = way === 'post' && label?.state === 'made' ? label.cents : 0;
  const children = (
    <>
      {approved.length > 0 && <Text>{texts.approved}</Text>}
      {approved.length > 0 && <Goods frame={frame} goods={approved} />}
      {refused.length > 0 && <Text>{texts.refused}</Text>}
      {refused.length > 0 && <Goods frame={frame} goods={refused} />}
      {refundCents > 0 && <Text>{texts.back(formatEuro(refundCents))}</Text>}
      {cardCents > 0 && <Text>{texts.backCards(formatEuro(cardCents))}</Text>}
      {labelCents > 0 && approved.length > 0 && (
        <Text>{texts.labelOff(formatEuro(labelCents))}</Text>
      )}
    </>
  );
  return write(frame, { subject, preview: subject, children });
};
