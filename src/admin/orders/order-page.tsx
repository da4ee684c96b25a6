import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldLetter, ToldOrderDetails } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { ForRight } from '../refused';
import { useTitle } from '../use-title';
import { Amounts } from './amounts';
import { Customer } from './customer';
import { MailAgain } from './mail-again';
import { OrderAgain } from './order-again';
import styles from './orders.module.css';
import { Papers } from './papers';
import { Refund } from './refund';
import { Steps } from './steps';
import { Story } from './story';
import { useOrderAct } from './use-order-act';

const texts = customerTexts.details;

/** One order with its whole story, and all that is done with it. */
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
      {data && <Parts order={data} number={number} />}
    </>
  );
}

function Parts({ order, number }: { order: ToldOrderDetails; number: string }) {
  const { act } = useOrderAct(number);
  const [letter, mailAgain] = useState<ToldLetter>();
  return (
    <>
      <p className={styles.lead}>{texts.placed(whenOf(order.placedAt))}</p>
      <div className={styles.columns}>
        <div className={styles.parts}>
          <Steps order={order} />
          <Amounts order={order} act={act} />
          <Refund order={order} act={act} />
          <Story {...{ order, act, mailAgain }} />
        </div>
        <div className={styles.parts}>
          <Customer order={order} act={act} />
          <Papers {...{ order, act, mailAgain }} />
          {!order.isErased && <OrderAgain number={order.number} />}
        </div>
      </div>
      {letter && <MailAgain {...{ order, letter, act }} close={() => mailAgain(undefined)} />}
    </>
  );
}
