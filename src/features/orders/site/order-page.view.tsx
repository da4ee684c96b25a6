import type { ReactNode } from 'react';
import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import { Alert } from '#ui/alert.view';
import { ButtonLink } from '#ui/button.view';
import { FactsList } from '#ui/facts-list.view';
import { Icon } from '#ui/icon.view';
import type { Fetching, LineLinks, OrderView } from '../contract';
import styles from './order-page.module.css';
import { OrderSummary } from './order-summary.view';

export type OrderPageProps = {
  order: OrderView;
  /** What happens next, in order; none once it is under way. */
  steps: readonly string[];
  /** In place of the thanks, once the order is further. */
  heading?: string;
  /** Where all orders of who is logged in are; absent: it is no order of his account. */
  listHref?: string;
  /** What just came of something that its buyer did. */
  status?: ReactNode;
  /** Where it is. */
  progress?: ReactNode;
  /** The code with which it is fetched, drawn. */
  codeDrawn?: { size: number; path: string };
  /** What there is to do with an article. */
  links?: LineLinks;
  /** When and where the events are of which there are seats in it. */
  events?: ReactNode;
  /** An account, for who ordered without one. */
  offer?: ReactNode;
  /** What its buyer can still do. */
  actions?: ReactNode;
};

/** A placed order: how it stands with it, what happens next, and all that was agreed. */
export function OrderPage(props: OrderPageProps) {
  const { order, steps, heading, listHref, status, progress, links, events, offer, actions } =
    props;
  const { codeDrawn } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {listHref && (
          <a className={styles.back} href={listHref}>
            <Icon name="left" small />
            {texts.backToOrders}
          </a>
        )}
        <h1>{heading ?? texts.thanks(order.name)}</h1>
        <p className={styles.lead}>{leadOf(order)}</p>
        {!listHref && <p className={styles.soft}>{texts.keep}</p>}
        {status}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PaymentNote order={order} />
          {order.fetching && <Fetch order={order} fetching={order.fetching} drawn={codeDrawn} />}
          {progress}
          {events}
          {steps.length > 0 && <Steps steps={steps} />}
          {order.transfer && <Transfer order={order} transfer={order.transfer} />}
          <section aria-labelledby="order-facts">
            <h2 className={styles.heading} id="order-facts">
              {texts.pageTitle(order.number)}
            </h2>
            <FactsList facts={factsOf(order)} />
          </section>
          {offer}
          {actions}
        </div>
        <OrderSummary order={order} links={links} />
      </div>
      <ButtonLink kind="secondary" href="/">
        {texts.more}
      </ButtonLink>
    </div>
  );
}

/** That it was received, and what mail there is to wait for. */
const leadOf = ({ number, email, state, isConfirmed }: OrderView): string => {
  if (state !== 'placed') return texts.about(number);
  return isConfirmed ? texts.received(number, email) : texts.receivedUnpaid(number, email);
};

/** How it stands with the money, while that is news. */
function PaymentNote({ order }: { order: OrderView }) {
  const { paymentNote, state } = order;
  if (state === 'cancelled') {
    return (
      <Alert tone="notice">
        <p>
          {order.paymentState === 'cancelled' || !paymentNote
            ? texts.cancelled
            : texts.cancelledPaid}
        </p>
        {order.giftCardCents > 0 && <p>{texts.expired.cards}</p>}
        {paymentNote && <p>{paymentNote.text}</p>}
      </Alert>
    );
  }
  if (!paymentNote) return null;
  return (
    <Alert tone={order.paymentState === 'paid' ? 'success' : 'notice'}>
      <p>{paymentNote.text}</p>
      {paymentNote.retryHref && (
        <p className={styles.pay}>
          <ButtonLink href={paymentNote.retryHref}>{texts.payAgain}</ButtonLink>
        </p>
      )}
    </Alert>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <section aria-labelledby="order-next">
      <h2 className={styles.heading} id="order-next">
        {texts.next}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

type FetchProps = {
  order: OrderView;
  fetching: Fetching;
  drawn: OrderPageProps['codeDrawn'];
};

/** Where it lies, until when, when that store is open, and what to show there. */
function Fetch({ order, fetching, drawn }: FetchProps) {
  const { title, route, routeTo } = texts.fetching;
  const store = order.pickupTitle ?? '';
  return (
    <section className={styles.fetch} aria-labelledby="order-fetch">
      <h2 className={styles.heading} id="order-fetch">
        {title(store)}
      </h2>
      <p>
        <strong>{fetching.until}</strong>
      </p>
      {fetching.opening && <p>{fetching.opening}</p>}
      <p>{order.addressLines.join(', ')}</p>
      <PickupCode code={fetching.code} drawn={drawn} />
      <p className={styles.pay}>
        <ButtonLink kind="secondary" href={fetching.routeHref} aria-label={routeTo(store)}>
          {route}
        </ButtonLink>
      </p>
    </section>
  );
}

/** What is shown at the counter, to read and to scan. */
function PickupCode({ code, drawn }: { code: string } & Pick<FetchProps, 'drawn'>) {
  const edge = 4;
  const size = (drawn?.size ?? 0) + 2 * edge;
  return (
    <div className={styles.pickup}>
      {drawn && (
        <svg
          className={styles.code}
          viewBox={`${-edge} ${-edge} ${size} ${size}`}
          role="img"
          aria-label={texts.fetching.codeDrawn}
          shapeRendering="crispEdges"
        >
          <path className={styles.dark} d={drawn.path} />
        </svg>
      )}
      <p>
        {texts.fetching.code} <strong className={styles.letters}>{code}</strong>
      </p>
    </div>
  );
}

type TransferProps = { order: OrderView; transfer: NonNullable<OrderView['transfer']> };

function Transfer({ order, transfer }: TransferProps) {
  return (
    <section className={styles.transfer} aria-labelledby="order-transfer">
      <h2 className={styles.heading} id="order-transfer">
        {texts.transferTitle}
      </h2>
      <FactsList
        facts={[
          [texts.transferAmount, <strong key="amount">{formatEuro(order.dueCents)}</strong>],
          [texts.transferIban, <strong key="iban">{transfer.iban}</strong>],
          [texts.transferName, transfer.name],
          [texts.transferReference, <strong key="reference">{transfer.reference}</strong>],
        ]}
      />
      <p className={styles.soft}>{texts.transferNote}</p>
    </section>
  );
}

/** How it stands with an order and its money while that is one thing: until it is packed. */
const standingOf = ({
  state,
  paymentState,
  payment,
  method,
  toCome,
}: OrderView): string | undefined => {
  if (state !== 'placed') return undefined;
  const { standing } = texts;
  const packed = (first: string) => (toCome.goods ? `${first}, ${standing.next[method]}` : first);
  if (paymentState === 'paid') return packed(standing.paid);
  if (paymentState === 'authorized') return packed(standing.certain);
  if (paymentState === 'pending') return standing.pending;
  if (paymentState !== 'open') return undefined;
  return payment === 'transfer' || payment === 'store' ? standing[payment] : standing.open;
};

const factsOf = (order: OrderView): (readonly [string, React.ReactNode])[] => [
  [texts.state, standingOf(order) ?? texts.states[order.state]],
  [texts.placedAt, order.placedAt],
  [
    texts.payment,
    standingOf(order)
      ? order.paymentTitle
      : `${order.paymentTitle}, ${texts.paymentStates[order.paymentState]}`,
  ],
  goesTo(order),
  ...(order.giftText ? [[texts.giftText, order.giftText] as const] : []),
  ...(order.remark ? [[texts.remark, order.remark] as const] : []),
];

/** Where it goes; gift cards alone go by mail, and so does what is left once all goods were withdrawn. */
const goesTo = (order: OrderView): readonly [string, React.ReactNode] => {
  const isOff = order.state === 'placed' && !order.toCome.goods;
  if (!order.isSent || isOff) return [texts.mailedTo, order.email];
  return [
    order.method === 'home' ? texts.deliveryTo : texts.pickupAt,
    <address key="address" className={styles.address}>
      {[order.pickupTitle, ...order.addressLines].filter(Boolean).join('\n')}
    </address>,
  ];
};
