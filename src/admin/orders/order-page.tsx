import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { customerHref, type ToldEvent, type ToldOrderDetails } from '#features/customers/contract';
import type { OrderAddress } from '#features/orders/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { officeTexts } from '#kernel/messages/nl-office';
import { orderTexts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { ForRight } from '../refused';
import { useTitle } from '../use-title';
import { Amounts } from './amounts';
import styles from './orders.module.css';
import { OrderState } from './orders-table';
import { Refund } from './refund';

const texts = customerTexts.details;

/** One order with its whole story. */
export default function OrderPage({ number }: { number: string }) {
  return (
    <ForRight right="orders" title={texts.title(number)}>
      <OrderOf number={number} />
    </ForRight>
  );
}

function OrderOf({ number }: { number: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['order', number],
    queryFn: ({ signal }) =>
      call<ToldOrderDetails>('GET', `orders/${encodeURIComponent(number)}`, { signal }),
  });
  const title = texts.title(data?.number ?? number);
  useTitle(title);
  return (
    <>
      <Link href="/bestellingen" className={styles.back}>
        {customerTexts.orders.back}
      </Link>
      <h1 className={list.title}>{title}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <p className={styles.lead}>
            <OrderState state={data.state} />
            <span>{orderTexts.paymentStates[data.paymentState]}</span>
            <span>{whenOf(data.placedAt)}</span>
          </p>
          <div className={styles.columns}>
            <div className={styles.parts}>
              <Amounts order={data} />
              <Refund order={data} />
              <Story events={data.events} />
            </div>
            <div className={styles.parts}>
              <Customer order={data} />
              <Papers order={data} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

const linesOf = (address: OrderAddress): string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    `${address.street} ${address.housenumber}${address.housenumberSuffix}`,
    `${address.zipcode} ${address.place}`,
    address.country === 'NL' ? '' : address.country,
  ]
    .map((line) => line.trim())
    .filter(Boolean);

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address may be alike and never move
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Customer({ order }: { order: ToldOrderDetails }) {
  const { billing, delivery, fetchedAt, email, remark, giftText } = order;
  return (
    <section className={styles.part}>
      <h2>{texts.customer}</h2>
      <dl className={styles.facts}>
        <dt>{customerTexts.customers.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          <Link href={customerHref(email)}>{texts.customerLink(email)}</Link>
        </dd>
        {billing.phone !== '' && (
          <>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={`tel:${billing.phone.replaceAll(/[^\d+]/g, '')}`}>{billing.phone}</a>
            </dd>
          </>
        )}
        <dt>{texts.billing}</dt>
        <dd>
          <Lines lines={linesOf(billing)} />
        </dd>
        {fetchedAt ? (
          <>
            <dt>{texts.fetched}</dt>
            <dd>
              <Lines lines={[fetchedAt.title, ...fetchedAt.lines]} />
            </dd>
          </>
        ) : (
          <>
            <dt>{texts.delivery}</dt>
            <dd>{delivery ? <Lines lines={linesOf(delivery)} /> : texts.sameAddress}</dd>
          </>
        )}
        {remark !== '' && (
          <>
            <dt>{texts.remark}</dt>
            <dd className={styles.written}>{remark}</dd>
          </>
        )}
        {giftText !== null && giftText !== '' && (
          <>
            <dt>{texts.gift}</dt>
            <dd className={styles.written}>{giftText}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function Papers({ order: { parcels, returns, invoices } }: { order: ToldOrderDetails }) {
  if (parcels.length + returns.length + invoices.length === 0) return null;
  return (
    <section className={styles.part}>
      {parcels.length > 0 && (
        <>
          <h2>{texts.parcels}</h2>
          <ul className={styles.papers}>
            {parcels.map(({ carrier, code, href, at }) => (
              <li key={`${code} ${at}`}>
                {texts.parcel(carrier, code)}{' '}
                {href && (
                  <a href={href} target="_blank" rel="noreferrer">
                    {texts.follow}
                  </a>
                )}
                <div className={styles.soft}>{whenOf(at)}</div>
              </li>
            ))}
          </ul>
        </>
      )}
      {returns.length > 0 && (
        <>
          <h2>{texts.returns}</h2>
          <ul className={styles.papers}>
            {returns.map(({ number, state, at }) => (
              <li key={number}>
                {number}, {texts.returnStates[state] ?? state}
                <div className={styles.soft}>{whenOf(at)}</div>
              </li>
            ))}
          </ul>
        </>
      )}
      {invoices.length > 0 && (
        <>
          <h2>{texts.invoices}</h2>
          <ul className={styles.papers}>
            {invoices.map(({ number, kind, at }) => (
              <li key={number}>
                {texts.invoiceKinds[kind]} {number}
                <div className={styles.soft}>{whenOf(at)}</div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Story({ events }: { events: readonly ToldEvent[] }) {
  return (
    <section className={styles.part}>
      <h2>{texts.story}</h2>
      <ol className={styles.story}>
        {events.map(({ kind, at, by, cents, reason }) => (
          <li key={`${kind} ${at}`}>
            <span>
              {customerTexts.events[kind] ?? kind}
              {cents !== undefined && ` ${formatEuro(cents)}`}
              {by && ` ${texts.by(by)}`}
            </span>
            {reason && <span className={styles.soft}>{reason}</span>}
            <time dateTime={at} className={styles.soft}>
              {whenOf(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
