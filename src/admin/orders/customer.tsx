import { Fragment, useState } from 'react';
import { Link } from 'wouter';
import { customerHref, type ToldOrderDetails } from '#features/customers/contract';
import type { OrderAddress } from '#features/orders/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import list from '../list/list.module.css';
import { dayOf } from '../moments';
import { useStart } from '../start';
import { AddressDialog } from './address-dialog';
import styles from './orders.module.css';
import type { Act } from './use-order-act';

const texts = customerTexts.details;

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

/** Who ordered, and where it goes. */
export function Customer({ order, act }: { order: ToldOrderDetails; act: Act }) {
  const { member } = useStart();
  const [isChanging, setChanging] = useState(false);
  const { billing, delivery, fetchedAt, email, who, remark, giftText } = order;
  const mayChange = order.change.address && member.special.includes('fulfil');
  return (
    <section className={styles.part}>
      <h2>{texts.customer}</h2>
      <dl className={styles.facts}>
        <dt>{customerTexts.customers.email}</dt>
        {order.isErased ? (
          <dd>
            {order.erasedAt ? customerTexts.erasedOn(dayOf(order.erasedAt)) : customerTexts.erased}
            <div className={styles.soft}>{customerTexts.erasedWhat}</div>
          </dd>
        ) : (
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
            <br />
            <Link href={customerHref(who)}>{texts.customerLink(email)}</Link>
          </dd>
        )}
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
        {order.way && (
          <>
            <dt>{texts.way}</dt>
            <dd>{order.way}</dd>
          </>
        )}
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
            <dd>
              {delivery ? <Lines lines={linesOf(delivery)} /> : texts.sameAddress}
              {mayChange && delivery && (
                <div>
                  <button type="button" className={list.plain} onClick={() => setChanging(true)}>
                    {customerTexts.change.address}
                  </button>
                </div>
              )}
            </dd>
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
      {isChanging && delivery && (
        <AddressDialog address={delivery} act={act} close={() => setChanging(false)} />
      )}
    </section>
  );
}
