import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { type ToldCustomerDetails, type ToldErasure, whoParam } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { dayOf } from '../moments';
import styles from '../orders/orders.module.css';
import { OrdersTable } from '../orders/orders-table';
import { ForRight } from '../refused';
import { useTitle } from '../use-title';
import { Erased, Erasure } from './erasure';
import { PersonalData } from './personal-data';

const texts = customerTexts.customers;

/** One customer: his orders, and what is kept of him. */
export default function CustomerPage() {
  const who = new URLSearchParams(useSearch()).get(whoParam) ?? '';
  return (
    <ForRight right="orders" title={customerTexts.customer}>
      <Customer who={who} key={who} />
    </ForRight>
  );
}

function Customer({ who }: { who: string }) {
  const [proof, setProof] = useState<ToldErasure>();
  const forget = useQueryClient();
  // Nothing of who was erased stays on the screen, nor in what it remembers.
  const erased = (told: ToldErasure) => {
    forget.clear();
    setProof(told);
  };
  return proof ? <Erased proof={proof} /> : <Known {...{ who, erased }} />;
}

function Known({ who, erased }: { who: string; erased: (proof: ToldErasure) => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['customer', who],
    queryFn: ({ signal }) =>
      call<ToldCustomerDetails>('POST', 'customers/one', { body: { who }, signal }),
  });
  const email = data?.email ?? '';
  useTitle(email || customerTexts.customer);
  return (
    <>
      <Link href="/klanten" className={styles.back}>
        {texts.back}
      </Link>
      <h1 className={list.title}>{email || customerTexts.customer}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <p className={styles.lead}>
            {data.name !== '' && <span>{data.name}</span>}
            <span>
              {data.accountSince
                ? `${texts.account} ${texts.accountSince(dayOf(data.accountSince), data.isUnproven)}`
                : texts.noAccount}
            </span>
            <span>{texts.orders(data.orders)}</span>
          </p>
          <div className={styles.columns}>
            <div className={styles.parts}>
              <section className={styles.part}>
                <h2>{texts.latest}</h2>
                {data.latest.length < data.orders && (
                  <p className={styles.soft}>{texts.more(data.latest.length)}</p>
                )}
                {data.latest.length > 0 ? (
                  <OrdersTable label={texts.latest} orders={data.latest} ofOne />
                ) : (
                  <p>{texts.noOrders}</p>
                )}
              </section>
              <PersonalData email={email} />
            </div>
            <div className={styles.parts}>
              <Erasure email={email} erased={erased} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
