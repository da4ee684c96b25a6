import {
  composeOrderMail,
  MailedItems,
  type NamedItem,
  type OrderMail,
} from '#features/orders/api.server';
import { returnTexts } from '#kernel/messages/nl-returns';
import { dayOf, formatDay, formatMoment } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { withoutLinks } from '#kernel/values/without-links';
import type { Sender } from '#platform/mail/letter';
import { Button, Code, Heading, Items, Picture, Text } from '#platform/mail/parts';
import { type Written, writeMail } from '#platform/mail/write';
import { returnCodePath, returnPath } from '../../contract';
import { lastDayToReturn, lastDayToWithdraw } from '../../withdrawal-time';
import { deliveredAt } from '../delivered';
import { returnsDesk } from '../party';
import type { WholeReturn } from '../read';
import { isOurFault } from '../terms';

const texts = returnTexts.mail;

/** `what`: what was in it; `lost`: what of that couldn't be found, and why it was cancelled. */
type Cancelled = {
  moneyCents: number;
  cardCents: number;
  what: readonly NamedItem[];
  lost?: readonly NamedItem[];
};

const isFetched = ({ stored }: OrderMail): boolean => stored.deliveryMethod === 'pickup';

/** The mail that an order was cancelled, what was in it, why when something couldn't be found, and what goes back. */
export const writeCancelled = (
  about: OrderMail,
  { moneyCents, cardCents, what, lost = [] }: Cancelled,
): Promise<Written> => {
  const subject = texts.cancelledSubject(about.order.number);
  const cents = moneyCents + cardCents;
  const cancelled = isFetched(about) ? texts.cancelledFetched : texts.cancelled;
  const children = (
    <>
      {lost.length > 0 && <Text>{texts.lost}</Text>}
      {lost.length > 0 && <MailedItems about={about} items={lost} />}
      <Text>{cancelled}</Text>
      {lost.length === 0 && what.length > 0 && (
        <>
          <Text>{texts.cancelledWhat}</Text>
          <MailedItems about={about} items={what} />
        </>
      )}
      {cents > 0 && <Text>{texts.cancelledBack(formatEuro(cents))}</Text>}
      {cardCents > 0 && <Text>{texts.backCards(formatEuro(cardCents))}</Text>}
    </>
  );
  return composeOrderMail(about, {
    kind: 'order.cancelled',
    ...{ subject, preview: cancelled, children },
  });
};

type AboutReturn = { stored: WholeReturn; what: readonly NamedItem[] };

/** The label of a carrier, as its buyer reads of it; absent: he sees to that himself. */
export type LabelNotice = { carrier: string; cents: number };

/** How it comes back in the way that was chosen, and what that costs. */
const wayTexts = (
  { number, way, reason }: Pick<WholeReturn, 'number' | 'way' | 'reason'>,
  day: string,
  label: LabelNotice | undefined,
): string[] => {
  const { how, howStore, howPost, howLabel, labelFree, labelCosts } = returnTexts.returns;
  const costs = returnTexts.returns[isOurFault(reason) ? 'costsOurs' : 'costs'];
  if (way === 'store') return howStore(day);
  if (way !== 'post') return [...how(number, day), costs];
  if (!label) return [...howPost(number, day), costs];
  const { carrier, cents } = label;
  return [...howLabel(carrier, day), cents > 0 ? labelCosts(formatEuro(cents)) : labelFree];
};

/** The last day on which a return can be handed in, as its buyer reads it. */
export const returnBy = ({ announcedAt }: Pick<WholeReturn, 'announcedAt'>): string =>
  formatDay(lastDayToReturn(dayOf(announcedAt)));

/**
 * How a return is sent back, as a mail and the order's page explain it. What was withdrawn of an order
 * that is not paid yet was never handed over.
 */
export const howToReturn = (
  stored: WholeReturn,
  isHandedOver: boolean,
  label?: LabelNotice,
): string[] => {
  const { refundRule, nothing, notYet, nothingPartly, unsentFree } = returnTexts.returns;
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
  label?: LabelNotice,
): string[] => {
  if (stored.way === 'store' || (stored.way === 'post' && label)) return [];
  const { street, zipcode, place } = identity;
  return [returnsDesk(identity, stored), street, `${zipcode} ${place}`];
};

type Withdrawn = AboutReturn & { late?: string; isHandedOver: boolean; label?: LabelNotice };

/** A return's code, to show from the mail; it is on its page as well, with where it is handed in. */
const Slip = ({
  about: { sender, stored: order },
  stored,
  label,
}: {
  about: OrderMail;
  stored: WholeReturn;
  label: LabelNotice | undefined;
}) => {
  const { slip } = texts;
  const why = stored.way === 'post' && !label ? texts.slipWhyPost : texts.slipWhy;
  const { title, code } = returnTexts.returns.slip;
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
  about: OrderMail,
  { stored, what, late, isHandedOver, label }: Withdrawn,
): Promise<Written> => {
  const { number } = about.order;
  const at = formatMoment(stored.announcedAt);
  const { howTitle, nothingTitle, sendTo: sendToTitle } = returnTexts.returns;
  const comesBack = isHandedOver && isToCome(stored);
  const to = sendTo(about.sender.identity, stored, label);
  const children = (
    <>
      <Text>{texts.withdrawn(number, at)}</Text>
      <MailedItems about={about} items={what} />
      <Text>{texts.withdrawnBy(withoutLinks(stored.name))}</Text>
      {stored.reason !== '' && <Text>{texts.reason(withoutLinks(stored.reason))}</Text>}
      {late && <Text>{late}</Text>}
      <Heading>{comesBack ? howTitle : nothingTitle}</Heading>
      {howToReturn(stored, isHandedOver, label).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {comesBack && to.length > 0 && <Text>{sendToTitle}</Text>}
      {comesBack && to.length > 0 && <Text lines={to} />}
      {comesBack && <Slip about={about} stored={stored} label={label} />}
    </>
  );
  const preview = returnTexts.withdraw.received(at);
  const subject = texts.withdrawnSubject(number);
  return composeOrderMail(about, {
    kind: 'return.withdrawn',
    values: { retour: stored.number },
    ...{ subject, preview, asksElse: comesBack, children },
  });
};

type OtherAddress = AboutReturn & { sender: Sender; number: string };

/**
 * The receipt for another address than the order's: number, articles and moment. Whoever withdraws
 * typed that address, so no word of his is in it, and no way to the order.
 */
export const writeWithdrawnOtherAddress = ({
  sender,
  number,
  stored,
  what,
}: OtherAddress): Promise<Written> => {
  const at = formatMoment(stored.announcedAt);
  return writeMail({
    sender,
    kind: 'return.withdrawn-elsewhere',
    values: { nummer: number },
    subject: texts.withdrawnSubject(number),
    preview: returnTexts.withdraw.received(at),
    greet: '',
    body: (
      <>
        <Text>{texts.withdrawnOtherAddress(number, at)}</Text>
        <Items items={what} />
        <Text>{texts.withdrawnOtherAddressWhy}</Text>
      </>
    ),
  });
};

/** The mail that the rest of an order, a part of which was sent, can't come. */
export const writeClosed = (
  about: OrderMail,
  { stored, what, comesMore = false }: AboutReturn & { comesMore?: boolean },
): Promise<Written> => {
  const { refundCents, cardCents } = stored;
  const closed = isFetched(about) ? texts.closedFetched : texts.closed;
  const children = (
    <>
      <Text>{closed}</Text>
      <MailedItems about={about} items={what} />
      {refundCents > 0 && <Text>{texts.back(formatEuro(refundCents))}</Text>}
      {cardCents > 0 && <Text>{texts.backCards(formatEuro(cardCents))}</Text>}
      {comesMore && (
        <Text>{about.order.method === 'pickup' ? texts.comesMoreToStore : texts.comesMore}</Text>
      )}
    </>
  );
  const { number } = about.order;
  const subject = comesMore ? texts.partClosedSubject(number) : texts.closedSubject(number);
  return composeOrderMail(about, {
    kind: comesMore ? 'return.part-closed' : 'return.closed',
    ...{ subject, preview: closed, children },
  });
};

/** The mail that pieces were taken out of an order, as was agreed with its buyer. */
export const writePieces = (about: OrderMail, { stored, what }: AboutReturn): Promise<Written> => {
  const { refundCents, cardCents } = stored;
  const pieces = isFetched(about) ? texts.piecesFetched : texts.pieces;
  const children = (
    <>
      <Text>{pieces}</Text>
      <MailedItems about={about} items={what} />
      {refundCents > 0 && <Text>{texts.back(formatEuro(refundCents))}</Text>}
      {cardCents > 0 && <Text>{texts.backCards(formatEuro(cardCents))}</Text>}
    </>
  );
  const subject = texts.piecesSubject(about.order.number);
  return composeOrderMail(about, {
    kind: 'return.pieces',
    ...{ subject, preview: pieces, children },
  });
};

/** The mail that a return arrived. */
export const writeReceived = (
  about: OrderMail,
  { stored, what }: AboutReturn,
): Promise<Written> => {
  const subject = texts.receivedSubject(stored.number);
  const children = (
    <>
      <Text>{texts.received}</Text>
      <MailedItems about={about} items={what} />
    </>
  );
  return composeOrderMail(about, {
    kind: 'return.received',
    values: { retour: stored.number },
    ...{ subject, preview: texts.received, children },
  });
};

/** The mail that says what of a return is taken back, why the rest isn't, and what is paid. */
export const writeAssessed = (
  about: OrderMail,
  {
    stored,
    approved,
    refused,
  }: { stored: WholeReturn; approved: readonly NamedItem[]; refused: readonly NamedItem[] },
): Promise<Written> => {
  const subject = texts.assessedSubject(stored.number);
  const { refundCents, cardCents, way, label } = stored;
  const labelCents = way === 'post' && label?.state === 'made' ? label.cents : 0;
  const children = (
    <>
      {approved.length > 0 && <Text>{texts.approved}</Text>}
      {approved.length > 0 && <MailedItems about={about} items={approved} />}
      {refused.length > 0 && <Text>{texts.refused}</Text>}
      {refused.length > 0 && <MailedItems about={about} items={refused} />}
      {refundCents > 0 && <Text>{texts.back(formatEuro(refundCents))}</Text>}
      {cardCents > 0 && <Text>{texts.backCards(formatEuro(cardCents))}</Text>}
      {labelCents > 0 && approved.length > 0 && (
        <Text>{texts.labelOff(formatEuro(labelCents))}</Text>
      )}
    </>
  );
  return composeOrderMail(about, {
    kind: 'return.assessed',
    values: { retour: stored.number },
    ...{ subject, preview: subject, children },
  });
};
