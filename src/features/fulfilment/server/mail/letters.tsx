import {
  composeOrderMail,
  MailedItems,
  type NamedItem,
  type OrderMail,
} from '#features/orders/api.server';
import { pickupCodePath } from '#features/orders/contract';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { formatEuro } from '#kernel/values/money';
import { withoutLinks } from '#kernel/values/without-links';
import { Button, Code, Picture, Text } from '#platform/mail/parts';
import type { Written } from '#platform/mail/write';
import type { Parcel } from '../read';

const texts = fulfilmentTexts.mail;

/** The mail that a parcel left, with how to follow it. */
export const writeShipped = (
  about: OrderMail,
  { parcel, what, isAll }: { parcel: Parcel; what: readonly NamedItem[]; isAll: boolean },
): Promise<Written> => {
  const subject = texts.shippedSubject(about.order.number);
  const { carrierTitle, trackingCode, trackingUrl } = parcel;
  const children = (
    <>
      <Text>{texts.shipped(carrierTitle)}</Text>
      <MailedItems about={about} items={what} />
      <Text>{texts.code(trackingCode)}</Text>
      {trackingUrl && <Button href={trackingUrl}>{texts.track}</Button>}
      {!isAll && <Text>{texts.shippedRest}</Text>}
    </>
  );
  const asksElse = trackingUrl !== '';
  return composeOrderMail(about, {
    kind: 'order.shipped',
    values: { bezorger: carrierTitle },
    subject,
    preview: texts.code(trackingCode),
    asksElse,
    children,
  });
};

/** What is shown at the counter, to scan and to read out. */
const PickupCode = ({ about, code }: { about: OrderMail; code: string }) => (
  <>
    <Picture
      src={about.sender.siteUrl + pickupCodePath(about.stored.token)}
      alt={texts.readyCode(code)}
      width={180}
      height={180}
    />
    <Code>{code}</Code>
  </>
);

/** The mail that an order can be fetched. */
export const writeReady = (about: OrderMail): Promise<Written> => {
  const { order } = about;
  const subject = texts.readySubject(order.number);
  const store = order.pickupTitle ?? '';
  const isDue = order.payment === 'store' && order.paymentState !== 'paid' && order.dueCents > 0;
  const children = (
    <>
      <Text>{texts.ready(store)}</Text>
      <Text lines={order.addressLines.map(withoutLinks)} />
      {order.fetching && <PickupCode about={about} code={order.fetching.code} />}
      <Text>{texts.readyHow}</Text>
      {isDue && <Text>{texts.readyPay(formatEuro(order.dueCents))}</Text>}
    </>
  );
  return composeOrderMail(about, {
    kind: 'order.ready',
    values: { winkel: store },
    ...{ subject, preview: texts.ready(store), children },
  });
};
